// @ts-check
import {collect} from './collect.mjs';
import {visitWithLighthouse} from './lighthouse.mjs';

/** One page of each kind that the site has, by its English path. */
const kinds = {
  landing: '/',
  guide: '/guide/start/quick-start',
  option: '/config/lib/dts',
  overview: '/config/',
  posts: '/blog/',
  post: '/blog/introducing-rslib',
};

/**
 * The switch with which the browser says that its user prefers a look (Chromium's
 * `PreferredColorScheme`: 0 is dark).
 */
const looks = {light: [], dark: ['--blink-settings=preferredColorScheme=0']};

/**
 * Lighthouse's four scores of each kind of page of this site, in both languages and looks: one visit
 * each, since the three pages of the comparison show how much they vary.
 *
 * @param {import('./types.mjs').Context} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export function scores({sites, log}) {
  const tasks = sites
    .filter(({isOurs}) => isOurs)
    .flatMap(({name, origin}) =>
      Object.entries(kinds).flatMap(([page, path]) =>
        ['', '/zh'].flatMap((prefix) =>
          Object.entries(looks).map(([look, switches]) => ({
            site: name,
            page,
            locale: prefix === '' ? 'en' : 'zh',
            look,
            url: origin + prefix + path,
            switches,
          })),
        ),
      ),
    );
  return collect({
    tasks,
    samples: 1,
    key: ({site, page, locale, look}) => ({site, page, locale, look}),
    take: async ({url, switches}) => (await visitWithLighthouse(url, switches)).figures,
    log,
  });
}
