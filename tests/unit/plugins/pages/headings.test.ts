import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {headingsOf as headingsOfTree, parseSource} from '../../../../src/plugins/pages/source';

const headingsOf = (source: string, maintainCase: boolean) =>
  headingsOfTree(parseSource(source), maintainCase).toc;

test('HD-5 ids are those that Docusaurus renders', () => {
  const file = path.join(__dirname, 'fixtures/docs/headings.mdx');
  // A process of its own: the transform loads ES modules, which Jest's modules cannot.
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(__dirname, 'docusaurusIds.mjs'), file],
    {encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  const expected = JSON.parse(stdout) as {depth: number; id: string}[];
  expect(expected.length).toBeGreaterThan(15);
  const toc = headingsOf(fs.readFileSync(file, 'utf8'), false);
  expect(toc.map(({depth, id}) => ({depth, id}))).toEqual(
    expected.filter(({depth}) => depth >= 2 && depth <= 4),
  );
});

test('HD-5 written ids leave the text', () => {
  const source = '---\ntitle: T\n---\n\n## One {#a}\n\n### `two` {#b}\n\n#### Three {/* #c */}\n';
  expect(headingsOf(source, false)).toEqual([
    {text: 'One', id: 'a', depth: 2, charIndex: -1},
    {text: 'two', id: 'b', depth: 3, charIndex: -1},
    {text: 'Three', id: 'c', depth: 4, charIndex: -1},
  ]);
});

test('capital letters stay where the site wants them', () => {
  expect(headingsOf('## Some API\n', true)[0]?.id).toBe('Some-API');
});

test('what only looks like a heading is none', () => {
  expect(headingsOf('```md\n## Code\n```\n\n```bash\n## comment\n```\n', false)).toEqual([]);
});
