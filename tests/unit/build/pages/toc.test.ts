import {sectionsOf} from '../../../../src/build/pages/sections';
import {tocOf} from '../../../../src/build/pages/toc';
import {cleanFixture} from './support';

test('HD-5 the outline holds h2 to h4, fragments in place', async () => {
  const {blocks, headingOffsets} = await cleanFixture('page.mdx');
  const toc = tocOf(blocks, headingOffsets);
  expect(toc.map(({depth, id}) => `${depth} ${id}`)).toEqual([
    '2 install',
    '2 tabs',
    '2 boxes',
    '2 from-fragment',
    '3 deeper-fragment',
    '3 deeper-fragment',
    '2 links',
  ]);
});

test('HD-5 charIndex points at the heading in the Markdown copy, and is -1 in a fragment', async () => {
  const {blocks, headingOffsets, markdown} = await cleanFixture('page.mdx');
  for (const {id, text, depth, charIndex} of tocOf(blocks, headingOffsets)) {
    if (/fragment/.test(id)) {
      expect(charIndex).toBe(-1);
    } else {
      expect(markdown.slice(charIndex).split('\n')[0]).toBe(`${'#'.repeat(depth)} ${text}`);
    }
  }
});

test('HD-5 headings deeper than h4, and the title, are left out', async () => {
  const {blocks, headingOffsets, markdown} = await cleanFixture('headings.mdx');
  const toc = tocOf(blocks, headingOffsets);
  expect(toc.map(({text}) => text)).not.toContain('Too deep');
  expect(toc.map(({text}) => text)).not.toContain('The title');
  expect(toc.find(({id}) => id === 'lib-dts')).toMatchObject({text: 'lib.dts', depth: 4});
  const nested = toc.find(({id}) => id === 'inside-an-admonition');
  expect(markdown.slice(nested?.charIndex).startsWith('### Inside an admonition')).toBe(true);
});

test('sections follow the outline', async () => {
  const {blocks} = await cleanFixture('page.mdx');
  const sections = sectionsOf(blocks);
  expect(sections.map(({id}) => id)).toEqual([
    null,
    'install',
    'tabs',
    'boxes',
    'from-fragment',
    'deeper-fragment',
    'deeper-fragment',
    'links',
  ]);
  expect(sections[5]?.headings).toEqual(['From the fragment', 'Deeper fragment']);
});

test('sections hold prose and code apart, and one package manager only', async () => {
  const {blocks} = await cleanFixture('page.mdx');
  const [start, install, tabs] = sectionsOf(blocks);
  expect(start?.text).toBe('Before the first heading: node:fs, 12:30 and a string.');
  expect(install).toMatchObject({text: '', code: 'npm install -D @rslib/core'});
  expect(tabs?.text).toBe(
    'TypeScript rslib.config.ts js Words in the second tab. On one line Words on one line.',
  );
  expect(tabs?.code).toBe("export default {lib: [{format: 'esm'}]};");
});

test('a page without words before its first heading has no section for them', () => {
  expect(
    sectionsOf([
      {type: 'heading', depth: 2, children: [{type: 'text', value: 'A'}], data: {id: 'a'}},
    ]),
  ).toEqual([{id: 'a', headings: ['A'], text: '', code: ''}]);
});
