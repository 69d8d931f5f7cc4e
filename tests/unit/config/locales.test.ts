import {defaultLocale, localeConfigs, locales} from '../../../src/config/locales';

describe('locales', () => {
  it('serves the default language first, at the root', () => {
    expect(locales[0]).toBe(defaultLocale);
  });

  it('NV-6 names each language in itself, with its own tags', () => {
    expect(localeConfigs).toMatchObject({
      en: {label: 'English', htmlLang: 'en', feedLanguage: 'en'},
      zh: {label: '简体中文', htmlLang: 'zh', feedLanguage: 'zh-CN'},
    });
  });

  it('uses language tags that browsers know', () => {
    const tags = Object.values(localeConfigs).flatMap(({htmlLang, feedLanguage}) => [
      htmlLang,
      feedLanguage,
    ]);

    expect(tags.map((tag) => new Intl.Locale(tag).toString())).toEqual(tags);
  });
});
