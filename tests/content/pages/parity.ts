import {commentsOf, fencesOf, withoutComments, type Fence} from '../support/fences';
import {listTranslated, listUnpaired, translatedLocales} from '../support/files';
import {headingsOf, internalLinksOf, readPage, tablesOf, type Page} from '../support/page';

/** Front matter that is prose, at any depth; every other key has the same value in all languages. */
const textKeys = new Set(['title', 'titleSuffix', 'description', 'sidebar_label', 'name']);

/** A title of a code block is a file name, the same everywhere, unless it is words. */
function isWords(title: unknown): boolean {
  return typeof title === 'string' && !/[./]/.test(title);
}

/** Whether a sample is text for readers to copy, such as a prompt: a translation has its own words. */
const isProse = ({lang, example, meta: {title}}: Fence): boolean =>
  lang === 'text' &&
  example === undefined &&
  isWords(title) &&
  !/^(?:Terminal|终端)$/.test(String(title));

function comparable(fence: Fence): object {
  const {title, ...meta} = fence.meta;
  return {
    lang: fence.lang,
    meta: {...meta, title: isWords(title) ? 'words' : title},
    code: isProse(fence) ? '' : withoutComments(fence),
  };
}

/** What a translation's samples say in the words of the original: titles, prose, and comments that are not part of the code. */
function untranslated(original: Page, translation: Page): string[] {
  // Examples are the same in both languages.
  const [english, own] = [original, translation].map(({tree}) =>
    fencesOf(tree).filter(({example}) => example === undefined),
  );
  const code = (english ?? []).map(withoutComments).join('\n');
  const wordsOf = (fences: Fence[] = []) => [
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

describe.each(listTranslated())('$page in $locale', ({locale, page: original, translation}) => {
  let pages: {original: Page; own: Page};
  beforeAll(async () => {
    pages = {original: await readPage(original), own: await readPage(translation)};
  });

  test('front matter: same keys, same values but for text', () => {
    expect(neutral(pages.own.frontMatter)).toEqual(neutral(pages.original.frontMatter));
  });

  test('front matter: the text is in the language itself', () => {
    for (const key of ['title', 'description']) {
      const [english, translated] = [pages.original.frontMatter[key], pages.own.frontMatter[key]];
      expect(typeof translated).toBe(typeof english);
      if (key === 'description' && typeof translated === 'string') {
        expect(translated).not.toBe(english);
        expect(translated).toMatch(locale === 'zh' ? /\p{Script=Han}/u : /\S/);
      }
    }
  });

  test('NV-6 headings: same depths and ids, in the same order', () => {
    const shape = (page: Page) => headingsOf(page).map(({depth, id}) => `${depth} ${id}`);
    expect(shape(pages.own)).toEqual(shape(pages.original));
  });

  test('headings: every one has its id written out, once', () => {
    for (const [file, page] of [
      [original, pages.original],
      [translation, pages.own],
    ] as const) {
      const headings = headingsOf(page);
      const bare = headings
        .filter(({isExplicit}) => !isExplicit)
        .map(({line}) => `${file}:${line}`);
      expect(bare).toEqual([]);
      expect(new Set(headings.map(({id}) => id)).size).toBe(headings.length);
    }
  });

  test('code blocks: the same, comments aside', () => {
    const samples = ({tree}: Page) => fencesOf(tree).map(comparable);
    expect(samples(pages.own)).toEqual(samples(pages.original));
  });

  test('code blocks: titles, comments and prose are in the language itself', () => {
    expect(untranslated(pages.original, pages.own)).toEqual([]);
  });

  test('internal links: the same targets, in any order', () => {
    // A translation may turn a sentence round, and its links with it.
    expect(internalLinksOf(pages.own).sort()).toEqual(internalLinksOf(pages.original).sort());
  });

  test('tables: same shape, same code', () => {
    expect(tablesOf(pages.own)).toEqual(tablesOf(pages.original));
  });
});
