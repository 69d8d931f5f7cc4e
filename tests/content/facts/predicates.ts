/**
 * What happens, with a "not" before it or without. Both languages name the same verb, so one of them cannot deny it
 * where the other affirms it, whatever else the paragraph denies.
 */
// cspell:ignore ings brewrit boverwrit boverrid bminif
const predicates: readonly (readonly [RegExp, RegExp])[] = [
  [/\baffect(?:s|ed)?\b/gi, /影响/g],
  [/\bsupport(?:s|ed)?\b/gi, /支持/g],
  [/\bwarn(?:s|ed|ings?)?\b/gi, /警告/g],
  [/\brewrit(?:es?|ten)\b/gi, /改写/g],
  [/\b(?:copy|copies|copied)\b/gi, /复制/g],
  [/\b(?:replaces?|replaced)\b/gi, /替换/g],
  [/\bcompile[sd]?\b/gi, /编译/g],
  [/\binline[sd]?\b/gi, /内联/g],
  [/\b(?:reads?)\b/gi, /读取/g],
  [/\b(?:loads?|loaded)\b/gi, /加载/g],
  [/\bmatch(?:es|ed)?\b/gi, /匹配/g],
  [/\bcontains?\b|\bincludes?\b|\bincluded\b/gi, /包含/g],
  [/\bchecks?\b|\bchecked\b/gi, /检查/g],
  [/\b(?:emits?|emitted|generates?|generated)\b/gi, /输出|生成/g],
  [/\b(?:exists?)\b/gi, /存在/g],
  [/\bmerges?\b|\bmerged\b/gi, /合并/g],
  [/\boverwrit(?:es?|ten)\b|\boverrid(?:es?|den)\b/gi, /覆盖/g],
  [/\bmangle[sd]?\b/gi, /混淆/g],
  [/\bminif(?:y|ies|ied)\b/gi, /压缩/g],
  [/\bhid(?:es?|den)\b/gi, /隐藏/g],
  [/\binstall(?:s|ed)?\b/gi, /安装/g],
  [/\brestarts?\b|\brestarted\b/gi, /重启/g],
  [/\bremoves?\b|\bremoved\b/gi, /移除|去掉|删除/g],
  [/\bignores?\b|\bignored\b/gi, /忽略/g],
  [/\bbundles?\b|\bbundled\b/gi, /打包(?!器|工具)/g],
  [/\bdepends?\b/gi, /取决于|依赖于/g],
  [/\bchanges?\b|\bchanged\b/gi, /改变|变化/g],
];

/** What stays in English, and in Chinese; and what is absent there. */
const stays = /\b(?:remains?|remained|stays?|is still|are still)\b(?! private)/i;
const staysInChinese = /保留|保持|留|仍|还|依然|原样|存在|不变|继续|停/;
const absentInChinese = /没有|不会|缺少|不存在|丢失/;

const denied =
  /\b(?:not|never|cannot)\s+(?:be\s+|been\s+|yet\s+|also\s+|itself\s+|even\s+)?$|n't\s+(?:be\s+|been\s+|yet\s+|also\s+|even\s+)?$/i;
/** Words that deny, exclude or limit anywhere in a clause. */
const denying =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|nobody|before|until|instead|rather|out|outside|unless|only|except|avoid\w*|prevent\w*|fails?|missing|skips?|omits?|un\w+|less|hardly|away|same|keeps?|regardless|other than|else|lacks?|stays?|whichever|whether|last|private|fewer|incompatible)\b|n't\b/i;

const deniedInChinese = /[不没无未非勿免](?:[^，。；：？！、|的]{0,4})$/;
const denyingInChinese = /[不没无未非勿免别]|除了|以外|之外|才|只|失败|忽略|否|失效|缺/;

/** Prose without code, which is the same in both languages. */
const prose = (text: string): string => text.replace(/`[^`]*`/g, '`');

/** Each place of a verb: what stands before it in its clause, and the clause. */
function placesOf(text: string, verb: RegExp, end: RegExp): {before: string; clause: string}[] {
  return text
    .split(end)
    .flatMap((clause) =>
      [...clause.matchAll(verb)].map(({index}) => ({before: clause.slice(0, index), clause})),
    );
}

const endOfSentence = /[.:;?!]\s+/;
const endOfClause = /[，。：；？！]/;

function isTurned(english: string, chinese: string, [mine, theirs]: (typeof predicates)[number]) {
  const said = placesOf(english, mine, endOfSentence);
  const translated = placesOf(chinese, theirs, endOfClause);
  if (said.length === 0 || translated.length === 0) return false;
  const isLost =
    said.some(({before}) => denied.test(before)) &&
    !translated.some(({clause}) => denyingInChinese.test(clause));
  const isAdded =
    !said.some(({clause}) => denying.test(clause)) &&
    translated.every(({before}) => deniedInChinese.test(before));
  return isLost || isAdded;
}

/** What is absent in Chinese, where English says that it stays. */
function lostStay(english: string, chinese: string): string | null {
  const remains = english.split(/[,.:;?!]\s+/).some((clause) => {
    const rest = clause.replace(stays, '');
    return rest !== clause && !denying.test(rest);
  });
  return remains && !staysInChinese.test(chinese)
    ? (absentInChinese.exec(chinese)?.[0] ?? null)
    : null;
}

/** @returns the word in Chinese that one language denies and the other affirms; null where there is none */
export function turnedPredicate(english: string, chinese: string): string | null {
  const [en, zh] = [prose(english), prose(chinese)];
  const turned = predicates.find((verb) => isTurned(en, zh, verb));
  return turned ? (zh.match(turned[1])?.[0] ?? null) : lostStay(en, zh);
}
