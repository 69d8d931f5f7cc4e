import {foreignLanguage} from '../../../src/lib/foreignText';

test.each([
  ['Could not find any entry module', 'zh', 'en'],
  ['Failed to resolve tsconfig file "x.json"', 'zh', 'en'],
  ['Module Federation', 'zh', 'en'],
  ['Could not find any entry module', 'en', undefined],
  ['找不到 entry module 时', 'zh', undefined],
  ['dts.bundle', 'zh', undefined],
  ['TypeScript', 'zh', undefined],
])('%p on a page in %s is in %s', (text, locale, language) => {
  expect(foreignLanguage(text, locale)).toBe(language);
});
