import {commentsOf, fencesOf, withoutComments, type Fence} from '../support/fences';
import sidebars from '../../../sidebars';
import {
  contentFolders,
  listMarkdown,
  listTranslated,
  listUnpaired,
  translatedLocales,
} from '../support/files';
import {headingsOf, readPage, type Page} from '../support/page';

/** Front matter that is prose, at any depth; every other key has the same value in all languages. */
const textKeys = new Set(['title', 'titleSuffix', 'description', 'sidebar_label', 'name']);

/** A title of a code block is a file name, the same everywhere, unless it is words. */
function isWords(title: unknown): boolean {
  return typeof title === 'string' && !/[./]/.test(title);
}

/** Text for readers to copy, such as a prompt, is translated. */
const isProse = ({lang, example, meta: {title}}: Fence): boolean =>
  lang === 'text' &&
  example === undefined &&
  isWords(title) &&
  !/^(?:Terminal|终端)$/.test(String(title));

/** A sample as text that is the same in all languages. */
function comparable(fence: Fence): string {
  const {title, ...meta} = fence.meta;
  const info = {...meta, title: isWords(title) ? 'words' : title};
  const code = isProse(fence) ? '' : withoutComments(fence);
  return `${fence.lang} ${JSON.stringify(info)}\n${code}`;
}

/** @returns the first place where samples differ; null if they are the same */
function differentSample(original: Page, own: Page): {line: number; message: string} | null {
  const [english, fences] = [fencesOf(original.tree), fencesOf(own.tree)];
  const at = english.findIndex((fence, index) => {
    const twin = fences[index];
    return !twin || comparable(fence) !== comparable(twin);
  });
  const [fence, twin] = [english[at], fences[at < 0 ? english.length : at]];
  if (!fence || !twin) {
    const missing = fence ? 'translation' : 'original';
    const line = (fence ?? twin)?.line;
    return line === undefined ? null : {line, message: `the ${missing} lacks this sample`};
  }
  const [rows, twinRows] = [comparable(fence).split('\n'), comparable(twin).split('\n')];
  const row = rows.findIndex((text, index) => text !== twinRows[index]);
  const index = row < 0 ? rows.length : row;
  return {
    line: twin.line + (twin.example === undefined ? index : 0),
    message: `"${twinRows[index] ?? ''}" in a sample; the original has "${rows[index] ?? ''}"`,
  };
}

/** Titles and comments that a translation's samples have left in the words of the original. */
function untranslated(original: Page, translation: Page): string[] {
  // Examples are the same in both languages.
  const [english = [], own = []] = [original, translation].map(({tree}) =>
    fencesOf(tree).filter(({example}) => example === undefined),
  );
  const code = english.map(withoutComments).join('\n');
  const wordsOf = (fences: Fence[]) => [
    // `dist` and `LICENSE` are names of files.
    ...fences.flatMap(({meta: {title}}) =>
      typeof title === 'string' && isWords(title) && /[A-Z][a-z]|\s/.test(title) ? [title] : [],
    ),
    // A name, a directive of a tool (`@vite-ignore`) and a licence (`/*!`) stay as they are.
    ...fences.flatMap(commentsOf).filter((comment) => {
      const words = comment.replace(/^(\/\/|\/\*+|<!--|#)\s*|\s*(\*\/|-->)$/g, '');
      return /[a-z]{2,} [a-z]{2,}/i.test(words) && !/^[!@/]/.test(words) && !code.includes(words);
    }),
  ];
  const written = new Set(wordsOf(english));
  return wordsOf(own).filter((words) => written.has(words));
}

/** Front matter with its prose blanked, so that what is left must be the same in both languages. */
function neutral(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(neutral);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, textKeys.has(key) ? 'text' : neutral(item)]),
  );
}

test.each(translatedLocales)('RT-1 %s has the same pages, file by file', (locale) => {
  expect(listTranslated()).not.toEqual([]);
  expect(listUnpaired(locale)).toEqual([]);
});

test('each page is in a sidebar', () => {
  const listed = JSON.stringify(sidebars);
  const [{en: folder} = {en: ''}] = contentFolders;
  const pages = listMarkdown(folder).map((file) => file.replace(/\.mdx?$/, ''));
  expect(pages.filter((id) => !listed.includes(`"${id}"`))).toEqual([]);
});

describe.each(listTranslated())('$page in $locale', ({locale, page: original, translation}) => {
  let pages: {original: Page; own: Page};
  beforeAll(async () => {
    pages = {original: await readPage(original), own: await readPage(translation)};
  });

  test('front matter: same keys, same values but for text, which is in the language itself', () => {
    const [english, translated] = [pages.original.frontMatter, pages.own.frontMatter];
    expect(neutral(translated)).toEqual(neutral(english));
    expect(english).toHaveProperty('description', expect.stringMatching(/\S/));
    expect(translated.description).not.toBe(english.description);
    expect(translated.description).toMatch(locale === 'zh' ? /\p{Script=Han}/u : /\S/);
  });

  test('NV-6 headings: same depths and ids, in the same order, each id once', () => {
    const shape = (page: Page) =>
      headingsOf(page).map(({depth, id}) => `${'#'.repeat(depth)} {#${id}}`);
    const [english, translated] = [shape(pages.original), shape(pages.own)];
    const at = translated.findIndex((heading, index) => heading !== english[index]);
    const id = headingsOf(pages.own)[at]?.id ?? '';
    const line = pages.own.source.split('\n').findIndex((row) => row.includes(`{#${id}}`)) + 1;
    expect(
      at < 0 ? null : `${translation}:${line}: ${translated[at]}; the original has ${english[at]}`,
    ).toBeNull();
    expect(translated).toEqual(english);
    const ids = headingsOf(pages.own).map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test('code blocks: the same, but for comments and prose, which are in the language itself', () => {
    const different = differentSample(pages.original, pages.own);
    expect(different && `${translation}:${different.line}: ${different.message}`).toBeNull();
    expect(untranslated(pages.original, pages.own)).toEqual([]);
    const titles = fencesOf(pages.original.tree).map(({meta}) => meta.title);
    expect(titles.filter((title) => /\p{Script=Han}/u.test(String(title)))).toEqual([]);
  });
});
