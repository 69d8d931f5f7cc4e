import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {parseSource} from '../../../../src/build/pages/source/parse';
import remarkSharedTree, {
  forgetTrees,
  shareTree,
} from '../../../../src/build/pages/source/sharedTrees';
import {markdownOptions} from './support';

/** As the pages' compiler is made: syntax comes before the plugin and after it. */
const compiler = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkSharedTree)
  .use(remarkCjkFriendly)
  .freeze();

const source =
  '---\ntitle: T\n---\n\n## Head {#id}\n\n:::tip\n\n**好。**<B>text</B> {1 + 1}\n\n:::\n';

function share(): ReturnType<typeof parseSource> {
  forgetTrees();
  const parsed = parseSource(source, markdownOptions);
  shareTree(parsed);
  return parsed;
}

test('the compiler gets the tree that it would have parsed', () => {
  const {text} = share();
  const taken = compiler.parse(text);
  expect(JSON.parse(JSON.stringify(taken))).toEqual(
    JSON.parse(JSON.stringify(compiler.parse(text))),
  );
});

test('it is the shared one, as it was before the index worked on its own', () => {
  const {text} = share();
  const tree: Root = {type: 'root', children: [{type: 'thematicBreak'}]};
  shareTree({text, tree});
  tree.children.push({type: 'thematicBreak'});
  expect(compiler.parse(text)).toEqual({type: 'root', children: [{type: 'thematicBreak'}]});
});

test('a tree is taken once, since the compiler changes it', () => {
  const {text} = share();
  const first = compiler.parse(text);
  first.children = [];
  expect(compiler.parse(text).children).toHaveLength(3);
});

test('another text is parsed: the posts of a list are cut short', () => {
  const {text} = share();
  expect(compiler.parse(text.slice(0, 30)).children).toHaveLength(2);
});

test('a compiler of another syntax parses for itself', () => {
  const {text} = share();
  const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkSharedTree).freeze();
  expect(JSON.stringify(plain.parse(text))).not.toContain('mdxJsx');
});

test('a compiler with one extension for another parses for itself, too', () => {
  const {text} = share();
  const swapped = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter, ['toml'])
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkSharedTree)
    .use(remarkCjkFriendly)
    .freeze();
  expect(swapped.data().micromarkExtensions).toHaveLength(5);
  expect(swapped.parse(text).children[0]?.type).toBe('thematicBreak');
});
