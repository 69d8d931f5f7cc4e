import path from 'node:path';

import type {Nodes, Root} from 'mdast';

import {originalFolder, placeOf} from '../../config/contentFolders.mjs';
import type {OptionData} from '../../lib/optionData';
import type {PageOption} from '../../lib/pageRecord';
import {readJson} from '../../lib/readJson.mjs';
import {toString} from '../esmPackages.cjs';
import {writtenId} from './headings';

const firstSentence = (text: string): string =>
  (/^.+?(?:(?<!\b[a-z]\.[a-z])[.:](?=\s|$)|[。：])/su.exec(text)?.[0] ?? text)
    .replaceAll(/\s+/g, ' ')
    .replace(/:$/, '.')
    .replace(/：$/, '。');

/** The options of a table, which is a paragraph where nothing knows tables: `| output.charset | Escapes … |`. */
function rowsOf(table: string, owner: string): Pick<PageOption, 'name' | 'description'>[] {
  const [, , ...rows] = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.map(([name = '', ...cells]) => ({
    name: owner + name.trim(),
    description: cells.at(-1)?.trim() ?? '',
  }));
}

/** Lists the options that `<Option>` and the tables in `<Options>` of a page show, with the first sentence about each. */
function namesIn({children}: Root): Pick<PageOption, 'name' | 'id' | 'description'>[] {
  let id = '';
  return children.flatMap((node, at) => {
    const next = children[at + 1];
    if (node.type === 'heading') {
      id = writtenId.exec(toString(node, {includeHtml: false}))?.[1] ?? '';
    }
    const first: Nodes | undefined = node.type === 'paragraph' ? node.children[0] : node;
    const tag = first?.type === 'html' ? first.value : '';
    const name = /^<Option name="([^"]+)"/.exec(tag)?.[1];
    const text = next?.type === 'paragraph' ? toString(next, {includeHtml: false}) : '';
    if (name !== undefined) {
      return [{name, id, description: firstSentence(text)}];
    }
    const table = /^<Options(?: of="([^"]+)")?>/.exec(tag);
    const owner = table?.[1] ? `${table[1]}.` : '';
    return table ? rowsOf(text, owner).map((row) => ({...row, id})) : [];
  });
}

/**
 * Lists the options that a page of the docs documents, in its order; undefined where there are none.
 *
 * @param file path from the site's root
 */
export function optionsOf(source: Root, file: string, siteDir: string): PageOption[] | undefined {
  const names = namesIn(source);
  const place = placeOf(file);
  if (names.length === 0 || !place) {
    return undefined;
  }
  const data = path.join(siteDir, originalFolder(place.set), 'config/options.json');
  const options = readJson(data) as Record<string, OptionData>;
  return names.map((one) => ({
    ...one,
    type: options[one.name]?.type.replaceAll(/\s+/g, ' ') ?? '',
    default: options[one.name]?.default ?? [],
  }));
}
