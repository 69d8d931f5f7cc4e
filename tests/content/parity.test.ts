import {parseFences, withoutComments, type Fence} from '../samples/support/fences';
import {contentFolders, listMarkdown, listPairs, readText} from './support/files';
import {headingsOf, internalLinksOf, readPage, tablesOf, type Page} from './support/page';

/** Front matter that is prose, at any depth; every other key has the same value in both languages. */
const textKeys = new Set(['title', 'titleSuffix', 'description', 'sidebar_label', 'name']);

/** A title of a code block is a file name, the same everywhere, unless it is words. */
function isWords(title: unknown): boolean {
  return typeof title === 'string' && !/[./]/.test(title);
}

function comparable(fence: Fence): object {
  const {norun, title, ...meta} = fence.meta;
  return {
    lang: fence.lang,
    meta: {...meta, norun: Boolean(norun), title: isWords(title) ? 'words' : title},
    code: withoutComments(fence),
  };
}

function fencesOf(file: string): object[] {
  return parseFences(readText(file)).map(comparable);
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

describe('the two languages hold the same pages', () => {
  test.each(contentFolders)('RT-1 $zh mirrors $en, file by file', ({en, zh}) => {
    const english = listMarkdown(en);
    expect(english).not.toEqual([]);
    expect(listMarkdown(zh)).toEqual(english);
  });
});

describe.each(listPairs())('$en and its translation', ({en, zh}) => {
  let pages: {en: Page; zh: Page};
  beforeAll(async () => {
    pages = {en: await readPage(en), zh: await readPage(zh)};
  });

  test('front matter: same keys, same values but for text', () => {
    expect(neutral(pages.zh.frontMatter)).toEqual(neutral(pages.en.frontMatter));
  });

  test('front matter: the Chinese text is not the English one', () => {
    for (const key of ['title', 'description']) {
      const [english, chinese] = [pages.en.frontMatter[key], pages.zh.frontMatter[key]];
      expect(typeof chinese).toBe(typeof english);
      if (key === 'description' && typeof chinese === 'string') {
        expect(chinese).toMatch(/\p{Script=Han}/u);
      }
    }
  });

  test('NV-6 headings: same depths and ids, in the same order', () => {
    const shape = (page: Page) => headingsOf(page).map(({depth, id}) => `${depth} ${id}`);
    expect(shape(pages.zh)).toEqual(shape(pages.en));
  });

  test('headings: every one has its id written out, once', () => {
    for (const [file, page] of [
      [en, pages.en],
      [zh, pages.zh],
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
    expect(fencesOf(zh)).toEqual(fencesOf(en));
  });

  test('internal links: the same targets, in any order', () => {
    // A translation may turn a sentence round, and its links with it.
    expect(internalLinksOf(pages.zh).sort()).toEqual(internalLinksOf(pages.en).sort());
  });

  test('tables: same shape, same code', () => {
    expect(tablesOf(pages.zh)).toEqual(tablesOf(pages.en));
  });
});
