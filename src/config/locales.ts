/** The languages of the site. The first one is served at `/`, the others under `/<lang>/`. */
export const locales = ['en', 'zh'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** @throws Error when the site does not have the language */
export function localeNamed(name: string): Locale {
  const locale = locales.find((known) => known === name);
  if (!locale) {
    throw new Error(`"${name}" is not a language of this site (${locales.join(', ')})`);
  }
  return locale;
}

/** Per language: the name shown in the switcher, the `lang` attribute, and the feed's language tag. */
export const localeConfigs: Record<
  Locale,
  {label: string; htmlLang: string; feedLanguage: string}
> = {
  en: {label: 'English', htmlLang: 'en', feedLanguage: 'en'},
  zh: {label: '简体中文', htmlLang: 'zh', feedLanguage: 'zh-CN'},
};
