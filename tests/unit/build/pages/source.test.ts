import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {createSourceLoader} from '../../../../src/build/pages/source/loader';
import {docsDir, markdownOptions, newLoader} from './support';

async function siteWith(files: Record<string, string>): Promise<string> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'page-index-'));
  for (const [name, text] of Object.entries(files)) {
    await fs.writeFile(path.join(dir, name), text);
  }
  return dir;
}

test('a file is parsed once, also as a fragment of several pages', async () => {
  const load = newLoader();
  const page = await load(path.join(docsDir, 'page.mdx'), 'doc');
  expect(await load(path.join(docsDir, 'page.mdx'), 'doc')).toBe(page);
  const install = page.fragments.get('Install');
  expect(install?.fragments.get('Note')).toBe(page.fragments.get('Aliased'));
});

test('only Markdown counts as a fragment', async () => {
  const page = await newLoader()(path.join(docsDir, 'page.mdx'), 'doc');
  expect([...page.fragments.keys()]).toEqual(['Install', 'Aliased']);
});

test("a doc's title takes an id of its own, a post's does not", async () => {
  const siteDir = await siteWith({'a.mdx': '# Same\n\n## Same\n', 'b.mdx': '# Same\n\n## Same\n'});
  const load = createSourceLoader({siteDir, ...markdownOptions});
  const [doc, post] = [
    await load(path.join(siteDir, 'a.mdx'), 'doc'),
    await load(path.join(siteDir, 'b.mdx'), 'post'),
  ];
  expect([doc.contentTitle, post.contentTitle]).toEqual(['Same', 'Same']);
  expect([doc, post].map(({tree}) => tree.children.map(({data}) => data))).toEqual([
    [{id: 'same-1'}],
    [{id: 'same'}],
  ]);
});

test('an error names the file and the place', async () => {
  const siteDir = await siteWith({'bad.mdx': 'Text\n\n<Tabs>\n'});
  const load = createSourceLoader({siteDir, ...markdownOptions});
  await expect(load(path.join(siteDir, 'bad.mdx'), 'doc')).rejects.toThrow(/^bad\.mdx: .*<Tabs>/);
});

test('a missing fragment is named together with the page that wants it', async () => {
  const siteDir = await siteWith({'a.mdx': "import X from './gone.mdx';\n\n<X />\n"});
  const load = createSourceLoader({siteDir, ...markdownOptions});
  await expect(load(path.join(siteDir, 'a.mdx'), 'doc')).rejects.toThrow(
    /^a\.mdx: gone\.mdx: .*ENOENT/,
  );
});

test('fragments that import one another are named in order', async () => {
  const siteDir = await siteWith({
    'a.mdx': "import B from './b.mdx';\n\n<B />\n",
    'b.mdx': "import A from './a.mdx';\n\n<A />\n",
  });
  const load = createSourceLoader({siteDir, ...markdownOptions});
  await expect(load(path.join(siteDir, 'a.mdx'), 'doc')).rejects.toThrow('a.mdx → b.mdx → a.mdx');
});

test('HD-3 the table of the tool’s defaults is in the tree, so that search and copies have it', async () => {
  const dir = await siteWith({'a.mdx': '<ResolvedDefaults label="Option" />\n'});
  const load = createSourceLoader({siteDir: process.cwd(), ...markdownOptions});
  const {tree} = await load(path.join(dir, 'a.mdx'), 'doc');
  expect(tree.children.map(({type}) => type)).toEqual(['table']);
});
