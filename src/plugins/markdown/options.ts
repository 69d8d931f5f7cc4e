import path from 'node:path';

import type {PhrasingContent, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {originalFolder, placeOf, siteDirOf} from '../../config/contentFolders.mjs';
import type {OptionData} from '../../lib/optionData';
import {readJson} from '../../lib/readJson.mjs';
import {toString, visit} from '../esmPackages.cjs';
import {highlightToHtml} from './codeBlock/highlight';
import {attributesOf, textsOf} from './jsxAttributes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const jsx = (name: string, prop: string, value: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf({[prop]: value}),
  children: [],
});

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** @param page path from the site's root @returns the data of its version's options, from there */
const optionsFile = (page: string): string =>
  `${originalFolder(placeOf(page)?.set ?? {plugin: 'docs'})}/config/options.json`;

/** Reads the data of the options that a page can document, by name. */
export const readOptions = (siteDir: string, page: string): Record<string, OptionData> =>
  readJson(path.join(siteDir, optionsFile(page))) as Record<string, OptionData>;

/** Gives a table whose first column names options two more columns: type and default. */
function addColumns(table: Table, find: (name: string, line?: number) => OptionData): void {
  const [head, ...rows] = table.children;
  table.align?.splice(1, 0, null, null);
  const labels = ['type', 'default'].map((fact) => cell(jsx('OptionLabel', 'fact', fact)));
  head?.children.splice(1, 0, ...labels);
  for (const row of rows) {
    const name = row.children[0] ? toString(row.children[0]) : '';
    const {type, default: value} = find(name, row.position?.start.line);
    const shown = value
      ? jsx('OptionDefault', 'value', JSON.stringify(value))
      : ({type: 'text', value: '–'} as const);
    // A cell has no room for what takes several lines.
    const short = type.replaceAll(/\{\n[^]*\}/g, '{ … }');
    row.children.splice(1, 0, cell({type: 'inlineCode', value: short}), cell(shown));
  }
}

/**
 * Remark plugin: passes the data of an option in `options.json`, beside the pages of the reference, to
 * `<Option name="output.target" />`, and adds columns with it to the tables in `<Options of="lib.dts">`. Words inside
 * `<Option>` are the default of an option that has none in the file.
 *
 * @throws Error with page and line for a name that is not in the file
 */
export default function remarkOptions() {
  return (tree: Root, file: VFile): void => {
    const siteDir = siteDirOf(file.path);
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');

    let options: Record<string, OptionData> | undefined;

    function find(name: string, line = 1): OptionData {
      options ??= readOptions(siteDir, page);
      const option = options[name];
      if (!option) {
        throw new Error(`${page}:${line}: "${name}" is not an option in ${optionsFile(page)}.`);
      }
      return option;
    }

    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const line = element.position?.start.line;
      if (element.name === 'Option') {
        const option = find(textsOf(element).name ?? '', line);
        element.attributes.push(...attributesOf({data: JSON.stringify(option)}));
        if (option.type.includes('\n')) {
          const typeHtml = highlightToHtml(option.type, 'ts');
          element.attributes.push(...attributesOf({typeHtml}));
        }
      } else if (element.name === 'Options') {
        const {of: owner} = textsOf(element);
        const prefix = owner ? `${owner}.` : '';
        visit(element, 'table', (table) =>
          addColumns(table, (name, row) => find(prefix + name, row)),
        );
      }
    });
  };
}
