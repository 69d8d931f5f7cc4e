import fs from 'node:fs/promises';
import path from 'node:path';

import {
  markdownCopies,
  searchIndex,
  writeFiles,
  type OutputContext,
} from '../../../../src/plugins/output';
import {llms} from '../../../../src/plugins/output/steps/llms';
import {contextOf, filesIn, record} from './support';

const records = [
  record({routePath: '/zh/', kind: 'home', description: 'The tool'}),
  record({
    routePath: '/zh/guide/start/',
    title: '介绍',
    description: '是什么',
    sidebarPath: ['开始'],
    markdown: '# 介绍\n\n正文\n',
    lang: 'zh',
  }),
  record({routePath: '/zh/loose', title: 'Loose', markdown: '# Loose\n'}),
  record({
    routePath: '/zh/guide/start/quick-start',
    title: '快速上手',
    sidebarPath: ['开始'],
    markdown: '# 快速上手\n',
  }),
  record({routePath: '/zh/blog/', kind: 'list', sidebarPath: ['博客']}),
];

const textsOf = (context: OutputContext): string[] => llms(context).map(([, text]) => text);

test('HD-3 each page with Markdown has a copy next to it', async () => {
  const context = await contextOf('/zh/', records);
  await writeFiles(markdownCopies(context));
  expect(await filesIn(context.rootDir)).toEqual([
    'zh/guide/start.md',
    'zh/guide/start/quick-start.md',
    'zh/loose.md',
  ]);
  expect(await fs.readFile(path.join(context.outDir, 'guide/start.md'), 'utf8')).toBe(
    '# 介绍\n\n正文\n',
  );
});

test('HD-3 llms.txt has the form of llmstxt.org, a section per sidebar category', async () => {
  const [index] = textsOf(await contextOf('/zh/', records));
  expect(index).toBe(
    `# Rslib

> The tool

## 开始

- [介绍](https://rslib.rs/zh/guide/start.md): 是什么
- [快速上手](https://rslib.rs/zh/guide/start/quick-start.md)

## Rslib

- [Loose](https://rslib.rs/zh/loose.md)
`,
  );
});

test('HD-3 signs in a title or an address do not end a link of llms.txt', async () => {
  const odd = {title: 'A [b] (c) \\', routePath: '/my (page]', markdown: '# A\n'};
  const [index] = textsOf(await contextOf('/', [record(odd)]));
  expect(index).toContain('- [A \\[b\\] (c) \\\\](https://rslib.rs/my%20%28page].md)\n');
});

test('HD-3 llms-full.txt holds every page under its address', async () => {
  const [, full = ''] = textsOf(await contextOf('/zh/', records));
  expect(full).toContain('---\n\nSource: https://rslib.rs/zh/guide/start/\n\n# 介绍\n\n正文\n');
  expect(full.match(/^Source: /gm)).toHaveLength(3);
});

test('HD-3 the lists hold the version that readers get first, and no other', async () => {
  const old = {title: 'Old', markdown: '# Old\n', version: '1.0'};
  const context = await contextOf('/zh/', [...records, record({routePath: '/zh/1.0/x', ...old})]);
  const [index, full = ''] = textsOf(context);
  expect(index).not.toContain('Old');
  expect(full.match(/^Source: /gm)).toHaveLength(3);
});

test('HD-3 SR-9 each language has its own files', async () => {
  const context = await contextOf('/zh/', records);
  await writeFiles([...llms(context), ...searchIndex(context)]);
  expect(await filesIn(context.rootDir)).toEqual([
    'zh/llms-full.txt',
    'zh/llms.txt',
    'zh/search-index.json',
  ]);
});
