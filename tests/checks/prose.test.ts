import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {parse} from 'yaml';

import {contentFolders, listMarkdown, readText, root} from '../content/support/files';
import {readPage} from '../content/support/page';

interface Entry {
  pattern: string;
  expected: string;
  prh: string;
  bad: string;
  good: string;
}

interface Report {
  filePath: string;
  messages: {line: number; message: string}[];
}

const entries = ['en', 'zh'].flatMap(
  (language) => (parse(readText(`tests/content/prose/${language}.yml`)) as {rules: Entry[]}).rules,
);

/** Runs the linter as `npm run prose` does, on texts instead of pages: `line: message` of each. */
function lint(texts: Record<string, string>): Record<string, string[]> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'prose-'));
  try {
    for (const [name, text] of Object.entries(texts)) {
      fs.writeFileSync(path.join(folder, name), text);
    }
    const {stdout, stderr} = spawnSync(
      process.execPath,
      [
        ...[path.join(root, 'node_modules/textlint/bin/textlint.js'), '--format', 'json'],
        ...['--config', path.join(root, 'tests/content/prose/textlint.cjs')],
        ...Object.keys(texts).map((name) => path.join(folder, name)),
      ],
      {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
    );
    if (!stdout.startsWith('[')) {
      throw new Error(stdout + stderr);
    }
    return Object.fromEntries(
      (JSON.parse(stdout) as Report[]).map(({filePath, messages}) => [
        path.basename(filePath),
        messages.map(({line, message}) => `${line}: ${message}`),
      ]),
    );
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

const page = `---
title: A page
---

import Box from './Box';

## It stands here {#it-stands}

:::tip[It stands here]

A list:

- It [stands here](https://example.com).

:::

| it stands |
|---|
| **it stands** |

<details>
<summary>More</summary>

It stands here.

</details>

\`\`\`js
// It stands here.
\`\`\`

{/* textlint-disable prh -- quoted */}

It stands here.

{/* textlint-enable prh */}

It stands here, \`it stands\`.
`;

describe('the lists of words', () => {
  let reports: Record<string, string[]>;
  beforeAll(() => {
    const samples = entries.flatMap(({bad, good}, index) => [
      [`bad-${index}.md`, bad],
      [`good-${index}.md`, good],
    ]);
    reports = lint({...(Object.fromEntries(samples) as Record<string, string>), 'page.mdx': page});
  }, 60_000);

  test.each(entries.map((entry, index) => ({...entry, index})))(
    '$bad',
    ({expected, prh, index}) => {
      const reported = reports[`bad-${index}.md`];
      expect(reported).toEqual([expect.stringContaining(`=> ${expected}\n${prh}`)]);
      expect(reports[`good-${index}.md`] ?? []).toEqual([]);
    },
  );

  test('are held against all prose of a page, but for samples and what is excepted in its place', () => {
    const lines = (reports['page.mdx'] ?? []).map((message) => Number.parseInt(message, 10));
    expect(lines).toEqual([7, 9, 13, 17, 19, 24, 38]);
  });
});

test('titles, descriptions and interface strings keep to the lists, too', async () => {
  const texts: Record<string, string> = {};
  for (const folder of contentFolders.flatMap(({en, zh}) => [en, zh])) {
    for (const file of listMarkdown(folder)) {
      const {title, description} = (await readPage(`${folder}/${file}`)).frontMatter;
      const words = [title, description].filter((text) => typeof text === 'string');
      texts[`${folder}/${file}.md`.replaceAll('/', '-')] = words.join('\n\n');
    }
  }
  const messages = JSON.parse(readText('i18n/zh/code.json')) as Record<string, {message: string}>;
  texts['code.json.md'] = Object.values(messages)
    .map(({message}) => message)
    .join('\n\n');
  const reported = Object.entries(lint(texts)).filter(([, faults]) => faults.length > 0);
  expect(reported).toEqual([]);
}, 60_000);
