/**
 * Words that turn a sentence round. English says one side of a pair; a translation that says the other side,
 * and not this one, says the opposite.
 */
// cspell:ignore remov delet ence replac overrid overwrit
interface Side {
  en: RegExp;
  zh: RegExp;
}

const pairs: readonly (readonly [Side, Side])[] = [
  [
    {en: /\balways\b/i, zh: /总|始终|一律|一直|都|一概/},
    {en: /\bnever\b/i, zh: /不|没|未/},
  ],
  [
    {en: /\bbefore\b/i, zh: /前|先|像原来/},
    {en: /\bafter(?:wards)?\b/i, zh: /后(?!来)|再/},
  ],
  [
    {en: /\bfirst\b/i, zh: /先|首|第一|最前|开头/},
    {en: /\blast\b/i, zh: /最后|末|上一/},
  ],
  [
    {en: /\b(?:larger|bigger|longer|more)\b/i, zh: /更大|较大|变大|更多|较多|增加|更长|变长/},
    {en: /\b(?:smaller|shorter|less|fewer)\b/i, zh: /更小|较小|变小|更少|较少|减少|更短|变短/},
  ],
  [
    {en: /\b(?:faster|quicker)\b/i, zh: /快/},
    {en: /\bslower\b/i, zh: /慢/},
  ],
  [
    {en: /\b(?:newer|later)\b/i, zh: /新|以上|及以后|更高|之后|起|升级/},
    {en: /\b(?:older|earlier)\b/i, zh: /旧|更早|较早|以下|更低|老/},
  ],
  [
    {en: /\babsolute\b/i, zh: /绝对/},
    {en: /\brelative\b/i, zh: /相对/},
  ],
  [
    {en: /\binside\b/i, zh: /里|内|中|不在.*外/},
    {en: /\boutside\b/i, zh: /外|之上|不在|没有被|排除/},
  ],
  [
    {en: /\babove\b/i, zh: /上|前|刚才/},
    {en: /\bbelow\b/i, zh: /下|后|低于|之内|里/},
  ],
  [
    {
      en: /\b(?:keeps?|kept|stays?|remains?)\b/i,
      zh: /保留|保持|保住|保存|留|原样|仍|还|继续|并列|贴近/,
    },
    {
      en: /\b(?:remov(?:e[sd]?|ing)|drop(?:s|ped)?|delet(?:e[sd]?|ing)|gone|disappears?)\b/i,
      zh: /去掉|移除|删|丢|去除|消失|不见|清(?!单)|不用写|不写|不提供/,
    },
  ],
  [
    {en: /\b(?:required|mandatory|has to|have to|must)\b/i, zh: /必|需|要|得|应/},
    {en: /\boptional\b/i, zh: /可选|可有可无/},
  ],
  [
    {en: /\b(?:succeeds?|works)\b/i, zh: /成功|通过|有效|可用|能用|能|可以|起作用|工作/},
    {en: /\bfail(?:s|ed)?\b/i, zh: /失败|出错|报|抛|失效|错/},
  ],
  [
    {en: /\bthe same\b/i, zh: /相同|一样|同|一致|照样|也/},
    {en: /\bdiffer(?:s|ent|ence)?\b/i, zh: /不同|不一样|差|区别/},
  ],
  [
    {en: /\b(?:turned|switched) on\b|\benabled?s?\b/i, zh: /开启|打开|启用|开/},
    {en: /\b(?:turned|switched) off\b|\bdisabled?s?\b/i, zh: /关闭|禁用|停用|关/},
  ],
  [
    {
      en: /\b(?:errors?|fails?|failed|throws?|stops?|rejects?|rejected|refuses?)\b/i,
      zh: /错|失败|抛|终止|停止|拒绝|不允许/,
    },
    {
      en: /\b(?:ignored?|ignores|no effect|skipped|skips?)\b/i,
      zh: /忽略|不起作用|没有作用|没有效果|无效|不生效|不影响|没有影响|跳过/,
    },
  ],
  [
    {
      en: /\b(?:concatenated?|appended?|appends|added to|adds to)\b/i,
      zh: /拼接|追加|加到|添加|加入|附加|接在/,
    },
    {
      en: /\b(?:replac(?:e[sd]?|ing)|overrid(?:es?|den|ing)|overwrit(?:e[sn]?|ing|ten))\b/i,
      zh: /替换|取代|代替|覆盖|替代|改写|换成|改为/,
    },
  ],
  [
    {en: /\b(?:synchronous(?:ly)?)\b/i, zh: /同步/},
    {en: /\b(?:asynchronous(?:ly)?)\b/i, zh: /异步/},
  ],
  [
    {en: /\b(?:public|published)\b/i, zh: /公开|发布/},
    {en: /\b(?:private|internal)\b/i, zh: /私有|内部|不公开/},
  ],
  [
    {en: /\b(?:top level|top-level)\b/i, zh: /顶层/},
    {en: /\bnested\b/i, zh: /嵌套|里层/},
  ],
  [
    {en: /\bat least\b/i, zh: /至少|不少于|以上|起码/},
    {en: /\bat most\b/i, zh: /至多|最多|不超过|以内/},
  ],
  [
    {
      en: /\b(?:larger|bigger|greater|higher) than\b|\bmore than\b|\bover\b/i,
      zh: /大于|超过|多于|高于|不止|以上|比/,
    },
    {en: /\b(?:smaller|lower|less|fewer) than\b/i, zh: /小于|不到|少于|低于|以下/},
  ],
];

/** A negated word says nothing of itself: 没有去掉. */
const withoutNegated = (chinese: string): string =>
  chinese.replace(/[不没非无未别][^，。；：]{0,4}/g, '');

/** @returns for each pair that is turned round: the word in English, and the opposite in Chinese */
export function oppositesIn(english: string, chinese: string): [string, string][] {
  const positive = withoutNegated(chinese);
  return pairs.flatMap(([one, other]) =>
    (
      [
        [one, other],
        [other, one],
      ] as const
    ).flatMap(([mine, theirs]): [string, string][] => {
      const said = mine.en.exec(english)?.[0];
      const turned = theirs.zh.exec(positive)?.[0];
      const isTurned = !theirs.en.test(english) && !mine.zh.test(chinese);
      return said !== undefined && turned !== undefined && isTurned ? [[said, turned]] : [];
    }),
  );
}
