import fs from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const root = path.resolve(__dirname, '../../..');

/** The folders that hold prose: the English one, and its Chinese mirror. From the root. */
export const contentFolders = [
  {en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current'},
  {en: 'blog', zh: 'i18n/zh/docusaurus-plugin-content-blog'},
] as const;

/** A page in both languages; paths from the root. */
export interface Pair {
  en: string;
  zh: string;
}

/** Every Markdown file below a folder, from that folder, sorted. Fragments in `shared/` included. */
export function listMarkdown(folder: string): string[] {
  const full = path.join(root, folder);
  return fs
    .readdirSync(full, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The pages that exist in both languages. That all do is a test of its own. */
export function listPairs(): Pair[] {
  return contentFolders.flatMap(({en, zh}) => {
    const translated = new Set(listMarkdown(zh));
    return listMarkdown(en)
      .filter((file) => translated.has(file))
      .map((file) => ({en: `${en}/${file}`, zh: `${zh}/${file}`}));
  });
}

/** Text of a file; the path is from the root. */
export function readText(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}
