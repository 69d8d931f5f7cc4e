import fs from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';

import {originalFolder, translationFolder} from '../../../src/config/contentFolders.mjs';
import {listMarkdown, root} from '../support/files';
import {parsePage as parse} from '../support/page';

export type Language = 'en' | 'zh';

/** A page as text, on disk or made up by a test. */
export interface PageSource {
  /** Path from the root. */
  file: string;
  text: string;
}

/** A page of the reference, parsed. Lines of the tree are those of the file. */
export interface ReferencePage extends PageSource {
  language: Language;
  /** The front matter's title: the option, or the group of options, that the page is about. */
  title: string;
  tree: Root;
}

const folders: Readonly<Record<Language, string>> = {
  en: `${originalFolder({plugin: 'docs'})}/config`,
  zh: `${translationFolder('zh', {plugin: 'docs'})}/config`,
};

/** The pages of the reference that exist, of both languages. */
export function readReference(): PageSource[] {
  return Object.values(folders).flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? listMarkdown(folder).map((name) => {
          const file = `${folder}/${name}`;
          return {file, text: fs.readFileSync(path.join(root, file), 'utf8')};
        })
      : [],
  );
}

/** @returns the English page's counterpart, or the Chinese page's; a path from the root */
export function twinOf(file: string): string {
  const [from, to] = file.startsWith(folders.en)
    ? [folders.en, folders.zh]
    : [folders.zh, folders.en];
  return `${to}${file.slice(from.length)}`;
}

/** @throws when the page is no valid MDX */
export async function parsePage({file, text}: PageSource): Promise<ReferencePage> {
  const {frontMatter, tree} = await parse(file, text);
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : '';
  return {file, text, language: file.startsWith('i18n/zh/') ? 'zh' : 'en', title, tree};
}
