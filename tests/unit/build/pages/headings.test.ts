import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {
  assignHeadingIds,
  takeContentTitle,
} from '../../../../src/build/pages/source/headings';
import {parseSource} from '../../../../src/build/pages/source/parse';
import {docsDir, markdownOptions} from './support';

function idsOf(tree: Root): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  visit(tree, 'heading', ({data}) => {
    ids.push(data?.id);
  });
  return ids;
}

function parse(text: string): Root {
  return parseSource(text, markdownOptions).tree;
}

test('HD-5 ids are those that Docusaurus renders', () => {
  const file = path.join(docsDir, 'headings.mdx');
  // A process of its own: the transform loads ES modules, which Jest's modules cannot.
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(__dirname, 'docusaurusIds.mjs'), file],
    {encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  const expected = JSON.parse(stdout) as string[];
  expect(expected.length).toBeGreaterThan(15);

  const tree = parse(fs.readFileSync(file, 'utf8'));
  assignHeadingIds(tree, false);
  expect(idsOf(tree)).toEqual(expected);
});

test('written ids leave the text', () => {
  const tree = parse('## One {#a}\n\n## `two` {#b}\n\n## Three {/* #c */}\n');
  assignHeadingIds(tree, false);
  expect(idsOf(tree)).toEqual(['a', 'b', 'c']);
  expect(tree.children.map((node) => ('children' in node ? node.children.length : 0))).toEqual([
    1, 1, 1,
  ]);
});

test('capital letters stay where the site wants them', () => {
  const tree = parse('## Some API\n');
  assignHeadingIds(tree, true);
  expect(idsOf(tree)).toEqual(['Some-API']);
});

describe('the title of a document', () => {
  test('is its first heading, when that is an h1', () => {
    const tree = parse('Words.\n\n# `Rslib` title\n\n## Next\n');
    expect(takeContentTitle(tree)).toBe('Rslib title');
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'heading']);
  });

  test.each([
    ['after a smaller heading', '## Two\n\n# One\n'],
    ['after a thematic break', '***\n\n# One\n'],
  ])('is none %s', (_case, text) => {
    const tree = parse(text);
    const before = tree.children.length;
    expect(takeContentTitle(tree)).toBeNull();
    expect(tree.children).toHaveLength(before);
  });
});
