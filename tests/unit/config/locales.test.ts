import {localeConfigs} from '../../../src/config/locales';

test('NV-6 each language has its own name and tags', () => {
  expect(localeConfigs).toMatchObject({
    en: {label: 'English', htmlLang: 'en', feedLanguage: 'en'},
    zh: {label: '简体中文', htmlLang: 'zh', feedLanguage: 'zh-CN'},
  });
});
