/** The languages of the site. The first one is served at `/`, the others under `/<lang>/`. */
export const locales = ['en', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

interface LocaleConfig {
  label: string;
  htmlLang: string;
  /** The language tag of the feed. */
  feedLanguage: string;
}

export const localeConfigs: Record<Locale, LocaleConfig> = {
  en: {label: 'English', htmlLang: 'en', feedLanguage: 'en'},
  zh: {label: '简体中文', htmlLang: 'zh', feedLanguage: 'zh-CN'},
};
