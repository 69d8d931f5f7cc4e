import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {compareSections, readLedger, readSections, record} from '../../../src/lib/translations.mjs';

const english = 'docs/a.mdx';
const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const page = `---
title: A page
---

What it is for.

## Install {#install}

\`\`\`bash
## No heading {#none}
\`\`\`

### Build {#build}

Two words.
`;

// Each command is a process.
jest.setTimeout(60_000);

let root = '';

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

/** Runs the command in the site; `i18n('status')` is `npm run i18n:status`. */
const i18n = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/i18n.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

/** Stands in for `docusaurus write-translations`. */
const replaceDocusaurus = (program: string): void =>
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', program);

const listStrings = (strings: object): void =>
  replaceDocusaurus(
    `import fs from 'node:fs';fs.writeFileSync('i18n/en/code.json', '${JSON.stringify(strings)}');`,
  );

const recordAll = (): number => record(root, 'zh', compareSections(root, 'zh'), () => true);

const behind = (): string[] =>
  compareSections(root, 'zh')
    .filter(({state}) => state !== 'reviewed')
    .map(({page: file, id, state}) => `${file}#${id}: ${state}`);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'i18n-'));
  write(english, page);
  write(chinese, page);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('the commands', () => {
  const hello = {message: 'Hello', description: 'Greets the reader'};

  beforeEach(() => {
    write('i18n/glossary.json', '{}');
    write('i18n/en/code.json', '{}');
    write('i18n/zh/code.json', '{"site.hello": {"message": "你好"}}');
    listStrings({'site.hello': hello, 'theme.tip': {message: 'tip'}});
  });

  test('status lists both places of a changed section, and only --check fails; done records it', () => {
    expect(i18n('done', '--all').stdout).toContain('4 sections and strings are recorded');
    const git = ['-c', 'user.name=A', '-c', 'user.email=a@b.test'];
    execFileSync('git', ['init', '-q'], {cwd: root});
    execFileSync('git', ['add', '.'], {cwd: root});
    execFileSync('git', [...git, 'commit', '-qm', 'Reviewed'], {cwd: root});

    write(english, page.replace('Two words', 'Three words'));
    const {status, stdout} = i18n('status');
    expect(stdout).toContain(
      `docs/a.mdx#build (zh): original changed\n  docs/a.mdx:13\n  ${chinese}:13\n  git diff `,
    );
    expect(stdout).toContain('1 sections and strings are to be compared');
    expect(status).toBe(0);
    expect(i18n('status', '--check').status).toBe(1);

    expect(i18n('done', 'a#build').stdout).toContain('1 sections and strings are recorded');
    expect(i18n('status', '--check').status).toBe(0);
  });

  test('status shows a changed string with its note; a missing one cannot be recorded', () => {
    i18n('done', 'code.json#site.hello');
    listStrings({'site.hello': {...hello, message: 'Welcome'}, 'site.bye': {message: 'Bye'}});
    const {stdout} = i18n('status');
    expect(stdout).toContain(
      'code.json#site.hello (zh): original changed\n  Greets the reader\n  - Hello\n  + Welcome\n',
    );
    expect(stdout).toContain('code.json#site.bye (zh): no translation');
    const {status, stderr} = i18n('done', 'code.json#site.bye');
    expect(stderr).toMatch(/both languages has this name: code\.json#site\.bye\./);
    expect(status).toBe(1);
  });

  test.each([
    [['done', 'a', 'nothing', 'a#nothing'], /^Nothing is recorded.*: nothing, a#nothing\./],
    [['status', '--al'], /^Unknown option '--al'/],
  ])('%j is refused in a line', (args, message) => {
    const {status, stderr} = i18n(...args);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
    expect(readLedger(root, 'zh')).toEqual({});
  });

  test('a site that Docusaurus cannot read is told without a stack', () => {
    replaceDocusaurus('console.error("[ERROR] No page x.\\n  at one (a.js:1:1)");process.exit(1);');
    expect(i18n('status').stderr).toMatch(/are not known:\n\[ERROR\] No page x\.\n$/);
  });
});

test('a damaged ledger is named, and stays as it is', () => {
  write('i18n/zh/translated.json', '<<<<<<< HEAD');
  expect(recordAll).toThrow(/i18n\/zh\/translated\.json is not JSON/);
  expect(fs.readFileSync(path.join(root, 'i18n/zh/translated.json'), 'utf8')).toBe('<<<<<<< HEAD');
});

test('only the section that differs is listed, with the language that changed', () => {
  expect(recordAll()).toBe(3);
  expect(behind()).toEqual([]);
  write(english, page.replaceAll('\n', '  \r\n'));
  expect(behind()).toEqual([]);
  write(chinese, page.replace('Two words', 'Other words'));
  expect(behind()).toEqual(['docs/a.mdx#build: translation changed']);
});

test('a section of one language cannot be recorded; one that is gone from both is forgotten', () => {
  recordAll();
  write(english, page.slice(0, page.indexOf('### ')));
  expect(behind()).toEqual(['docs/a.mdx#build: no original']);
  expect(recordAll()).toBe(0);
  write(chinese, page.slice(0, page.indexOf('## ')));
  write('docs/b.mdx', page);
  expect(behind()).toEqual([
    'docs/a.mdx#install: no translation',
    'docs/b.mdx#introduction: no translation',
  ]);
  recordAll();
  expect(Object.keys(readLedger(root, 'zh')['docs/a.mdx'] ?? {})).toEqual(['introduction']);
});

test('a section changes in both languages with the example files that it shows', () => {
  const files = ['one/out/dist.tree', 'one/src/index.ts', 'one@case/src/index.ts', 'two/a/b.ts'];
  const hidden = ['two/out/printed.txt', 'two/example.json', 'two/node_modules/x/index.js'];
  [...files, ...hidden].forEach((file) => write(`examples/a/${file}`, 'before'));
  write('examples/a/one/package.json', 'before');
  const shown = `\`\`\`text file="one/out/dist.tree" title="dist"
\`\`\`

<Project name="one@case" files="src/index.ts package.json" open="package.json" />

<Project name="two" />

\`\`\`ts file="one/src/index.ts"
\`\`\`

\`\`\`ts file="missing/index.ts"
\`\`\`
`;
  write(english, page + shown);
  write(chinese, page + shown);
  recordAll();
  // A case takes from its base project what it does not have.
  for (const file of [...files, 'one/package.json', 'missing/index.ts']) {
    write(`examples/a/${file}`, 'after');
    expect([file, ...behind()]).toEqual([
      file,
      'docs/a.mdx#build: original and translation changed',
    ]);
    recordAll();
  }
  hidden.forEach((file) => write(`examples/a/${file}`, 'after'));
  expect(behind()).toEqual([]);
});

test('the examples of a post are in a folder of their own', () => {
  write('blog/news.mdx', '```ts file="x/index.ts"\n```');
  write('examples/blog/news/x/index.ts', 'const post = 1;');
  expect(readSections(root, 'blog/news.mdx').get('introduction')?.text).toContain('post = 1');
});
