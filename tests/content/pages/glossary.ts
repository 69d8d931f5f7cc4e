import {readFactPage} from '../support/blocks';
import {listPairs, readText} from '../support/files';

interface Term {
  en: string;
  zh: string;
  /** Stays as it is in Chinese text. */
  keep?: boolean;
  note?: string;
}

const terms = JSON.parse(readText('i18n/glossary.json')) as Term[];

/** Terms that are plain words: entries such as "bundle (noun, verb)" need a reader's judgement. */
const plain = terms.filter(({en}) => !/[(),]/.test(en));

function mentions(text: string, term: string): boolean {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i').test(text);
}

async function proseText(file: string): Promise<string> {
  const {blocks} = await readFactPage(file);
  return blocks.map(({text}) => text.replace(/`[^`]*`/g, 'x')).join('\n');
}

test('every entry is complete and unique', () => {
  expect(terms.length).toBeGreaterThan(10);
  expect(new Set(terms.map(({en}) => en.toLowerCase())).size).toBe(terms.length);
  const wrong = terms.filter(({en, zh, keep}) => (keep ? zh !== en : !/\p{Script=Han}/u.test(zh)));
  expect(wrong).toEqual([]);
});

describe.each(listPairs())('$zh', ({en, zh}) => {
  test('a term that stays English is there in Chinese, too', async () => {
    const [english, chinese] = await Promise.all([proseText(en), proseText(zh)]);
    const kept = plain.filter(({keep}) => keep === true).map((term) => term.en);
    const lost = kept.filter((term) => mentions(english, term) && !mentions(chinese, term));
    expect(lost).toEqual([]);
  });

  test('a term of several words is not left in English', async () => {
    // The English word may follow the Chinese one in brackets.
    const chinese = (await proseText(zh)).replace(/（[^）]*）/g, '');
    const translated = plain.filter((term) => term.keep !== true && / /.test(term.en));
    const left = translated.filter((term) => mentions(chinese, term.en)).map((term) => term.en);
    expect(left).toEqual([]);
  });
});
