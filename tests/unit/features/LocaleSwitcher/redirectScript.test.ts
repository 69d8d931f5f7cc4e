import vm from 'node:vm';

import {localeRedirectScript} from '../../../../src/features/LocaleSwitcher/redirectScript';
import {visitedKey} from '../../../../src/config/storage';

interface Visit {
  language?: string;
  userAgent?: string;
  lang?: string;
  /** What is stored; null for storage that is denied. */
  stored?: Record<string, string> | null;
}

/** Runs the script on `/guide/?a#b`. @returns where the reader is sent, and what is stored then */
function visit({language = 'zh-CN', userAgent = 'Mozilla/5.0', lang = 'en', stored = {}}: Visit) {
  let sentTo: string | null = null;
  vm.runInNewContext(localeRedirectScript, {
    navigator: {language, userAgent},
    document: {documentElement: {lang}},
    location: {
      pathname: '/guide/',
      search: '?a',
      hash: '#b',
      replace: (target: string) => {
        sentTo = target;
      },
    },
    localStorage: {
      getItem(key: string) {
        if (!stored) {
          throw new Error('denied');
        }
        return stored[key] ?? null;
      },
      setItem(key: string, value: string) {
        (stored ?? {})[key] = value;
      },
    },
  });
  return {sentTo, stored};
}

describe('localeRedirectScript', () => {
  it.each(['zh', 'zh-CN', 'ZH-Hans-CN'])(
    'RT-20 sends %s on, and remembers the visit',
    (language) => {
      expect(visit({language})).toEqual({sentTo: '/zh/guide/?a#b', stored: {[visitedKey]: '1'}});
    },
  );

  it.each<[string, Visit]>([
    ['who was here before', {stored: {[visitedKey]: '1'}}],
    ['who asked for Chinese', {lang: 'zh'}],
    ['who speaks another language', {language: 'fr'}],
    ['who speaks English', {language: 'en-US'}],
    ['whose browser says nothing', {language: ''}],
    ['bots', {userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)'}],
    ['whose storage is denied', {stored: null}],
  ])('RT-20 leaves alone: %s', (_who, options) => {
    expect(visit(options).sentTo).toBeNull();
  });
});
