import fs from 'node:fs';
import path from 'node:path';

import {locales} from '../../src/config/locales';
import {localized} from '../support/names';

/** Every address that was ever published, in the default language. None is ever taken away. */
const routes = fs
  .readFileSync(path.join(__dirname, 'publishedRoutes.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

/** The file that a host sends for an address: of a page, or of a redirect to one. */
const isServed = (address: string): boolean =>
  ['index.html', '.html', '/index.html'].some((end) =>
    fs.existsSync(path.join('build', `${address}${end}`)),
  );

test.each(locales)(
  '%s: every address that was ever published has a page, or a redirect in docusaurus.config.ts',
  (locale) => {
    expect(routes.length).toBeGreaterThan(70);
    expect(routes.filter((route) => !isServed(localized(locale, route)))).toEqual([]);
  },
);
