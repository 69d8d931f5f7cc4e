/**
 * A "not" that one language has and the other lacks. English and Chinese negate in many ways, so a plain
 * negation in one is compared with everything that denies, excludes or limits in the other.
 */
// cspell:ignore ignor exclud
const plainEnglish = /\b(?:not|no|never|none|nothing|cannot|neither|nobody|without)\b|n't\b/i;

const denyingChinese = /[不没无非未别勿免否缺漏错空只仅删关丢禁少除]|失败|忽略|去掉|之外|为零/;

/** Words that hold a character of negation and deny nothing. */
const harmlessChinese =
  /不同|不必|不用|不仅|不过|不久|不只|不止|不少|不再|不断|不论|不管|不妨|不变|不到|不足|不动|互不|不一样|未来|不然|不便|不一致|不可|差不多|是不是|有没有|没有区别|不区分|各不相同|离不开/g;

const plainChinese = /[不没未勿]/;

const denyingEnglish = new RegExp(
  [
    "n't\\b|",
    '\\b(?:',
    'not|no|never|none|nothing|cannot|without|neither|nor|nobody|nowhere|unless|except|only|alone|exempt|',
    'fail\\w*|miss\\w*|absent|lacks?|leaves?|left|omit\\w*|skip\\w*|ignor\\w*|rejects?|refuses?|stops?|drops?|dropped|',
    'removes?|avoid\\w*|prevent\\w*|exclud\\w*|los\\w+|wrong|mistakes?|errors?|broken?|breaks|away|off|out|gone|bare|',
    'empty|free|few\\w*|less|too|hardly|silent\\w*|un\\w+|in(?:valid|complete|correct|compatible|dependent)|apart|',
    'instead|rather|in place of|otherwise|before|until|outside|beyond|elsewhere|than|stays?|keeps?|kept|still|already|',
    'externals?|regardless|whatever|wherever|either|everything|disappear\\w*|hid(?:e|es|den)|replace\\w*|spare\\w*|survive\\w*|old\\w*|long|',
    'to the last|another|suppress\\w*|protect\\w*|conflict\\w*|first|depend\\w*|problem\\w*|help|rare\\w*|safe\\w*|different\\w*|even',
    ')\\b',
  ].join(''),
  'i',
);

/** Prose without code and quotations, which are English in both languages. */
const ownWords = (text: string): string =>
  text.replace(/`[^`]*`/g, '`').replace(/[“"][^”"]*[”"]/g, '');

/** @returns the word that has no counterpart; null where both deny something, or neither does */
export function lostNegation(english: string, chinese: string): string | null {
  if (english === chinese) return null;
  const [en, zh] = [ownWords(english), ownWords(chinese)];
  if (!denyingChinese.test(zh)) return plainEnglish.exec(en)?.[0] ?? null;
  if (denyingEnglish.test(en)) return null;
  return plainChinese.exec(zh.replace(harmlessChinese, ''))?.[0] ?? null;
}
