import path from 'node:path';

import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import type {OptionData} from '../../../../src/lib/optionData';
import remarkOptions from '../../../../src/plugins/markdown/options';

const page = 'i18n/zh/docusaurus-plugin-content-docs/current/config/lib/dts.mdx';

function transform(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  const tree = processor.parse(text);
  remarkOptions()(tree, new VFile({path: path.resolve(page)}));
  return tree;
}

/** The attributes that a component is given, by its name. */
function propsIn(tree: Root): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {attributes} = node as unknown as {attributes: {name: string; value: string}[]};
    found.push(Object.fromEntries(attributes.map(({name, value}) => [name, value])));
  });
  return found;
}

test('an option is given its facts, and a large type colours', () => {
  const [props = {}] = propsIn(transform('<Option name="lib.dts" />'));
  const data = JSON.parse(props.data ?? '') as OptionData;
  expect(data).toMatchObject({default: [{value: 'false'}], cli: ['--dts', '--no-dts']});
  expect(props.typeHtml).toMatch(/^<span class="\w+">boolean<\/span>/);
});

test('a table in <Options> is given the columns of type and default', () => {
  const rows = '| Option | Use |\n| --- | --- |\n| `build` | references |\n';
  const tree = transform(`<Options of="lib.dts">\n\n${rows}\n</Options>`);
  const cells: string[] = [];
  visit(tree, 'inlineCode', ({value}) => void cells.push(value));
  expect(cells).toEqual(['build', 'boolean']);
  expect(propsIn(tree)).toContainEqual({value: '[{"value":"false"}]'});
});

test('an unknown name stops the build with page and line', () => {
  expect(() => transform('Text.\n\n<Option name="lib.dst" />')).toThrow(
    `${page}:3: "lib.dst" is not an option in docs/config/options.json.`,
  );
});
