/** The languages of the site. The first one is served at `/`, the others under `/<lang>/`. */
export const locales = ['en', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** `feedLanguage` is the language tag of the feed. */
export const localeConfigs = {
  en: {label: 'English', htmlLang: 'en', feedLanguage: 'en'},
  zh: {label: '简体中文', htmlLang: 'zh', feedLanguage: 'zh-CN'},
} satisfies Record<Locale, object>;
