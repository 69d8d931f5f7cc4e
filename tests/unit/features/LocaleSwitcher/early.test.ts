import vm from 'node:vm';

import {inlineScript} from '../../../../src/build/inlineScripts';
import {visitedKey} from '../../../../src/config/storage';

interface Visit {
  language?: string;
  userAgent?: string;
  lang?: string;
  dataset?: Record<string, string>;
  /** What is stored; null for storage that is denied. */
  stored?: Record<string, string> | null;
}

let script = '';
beforeAll(async () => {
  script = await inlineScript('features/LocaleSwitcher/early');
}, 60_000);

/** Runs the script on `/guide/?a#b`. @returns where the reader is sent, and what is stored then */
function visit({
  language = 'zh-CN',
  userAgent = 'Mozilla/5.0',
  lang = 'en',
  dataset = {},
  stored = {},
}: Visit) {
  let sentTo: string | null = null;
  vm.runInNewContext(script, {
    navigator: {language, userAgent},
    document: {documentElement: {lang, dataset}},
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

describe('the first visit', () => {
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
    ['who is on the 404 page', {dataset: {notFound: ''}}],
    ['bots', {userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)'}],
    ['whose storage is denied', {stored: null}],
  ])('RT-20 leaves alone: %s', (_who, options) => {
    expect(visit(options).sentTo).toBeNull();
  });
});
