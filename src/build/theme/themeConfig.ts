import {isDeepStrictEqual} from 'node:util';

import {DEFAULT_CONFIG} from '@docusaurus/theme-classic/lib/options';

type Values = Readonly<Record<string, unknown>>;

/** Keys of theme-classic that this theme does not follow, and what serves instead. */
const notFollowed: readonly (readonly [key: string, wayOut: string])[] = [
  ['navbar.logo', 'The mark is drawn in src/features/Navbar/Brand.tsx.'],
  ['navbar.style', 'The colours are tokens in src/css/tokens.css.'],
  ['navbar.hideOnScroll', 'Set hideNavbar: "auto" in src/config/themeOptions.ts.'],
  ['footer', 'The footer is src/theme/Footer.'],
  ['prism.theme', 'The colours of code are the --rs-code-… tokens in src/css/tokens.css.'],
  ['prism.darkTheme', 'The colours of code are the --rs-code-… tokens in src/css/tokens.css.'],
  ['prism.defaultLanguage', 'Name the language at each sample.'],
  ['prism.additionalLanguages', 'Add the grammar in src/build/markdown/codeBlock/highlight.ts.'],
  ['prism.magicComments', 'The marks are those of src/build/markdown/codeBlock/markedLines.ts.'],
  ['docs.sidebar.hideable', 'Sections of the sidebar fold; the sidebar itself stays.'],
  ['docs.sidebar.autoCollapseCategories', 'Sections stay as the reader leaves them.'],
  ['docs.versionPersistence', 'The version stands in the address.'],
  ['blog.sidebar.groupByYear', 'The blog has no sidebar.'],
  ['zoom', 'Pictures of the prose zoom by themselves: src/features/PictureZoom.'],
];

/** What an entry of the navigation bar may say. */
const linkKeys = ['label', 'to', 'position', 'activeBaseRegex'];

function valueAt(values: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, part) => (value as Values | null | undefined)?.[part], values);
}

function navbarFaults(items: readonly Values[]): string[] {
  return items.flatMap((item, index) => {
    const name = `themeConfig.navbar.items[${index}]`;
    const wayOut = 'The bar shows plain links on its left: src/features/Navbar/NavbarLinks.tsx.';
    const faults = Object.keys(item)
      .filter((key) => !linkKeys.includes(key))
      .map((key) => `${name}.${key} is not followed by this theme. ${wayOut}`);
    return item.position === 'right'
      ? [...faults, `${name}.position "right" is not followed by this theme. ${wayOut}`]
      : faults;
  });
}

/**
 * Docusaurus would drop in silence what a theme does not read. Its own defaults, which it may have filled in
 * by now, are no fault, and keys of other plugins are theirs.
 *
 * @throws Error that names every key that this theme does not follow, with the way out
 */
export function refuseUnfollowedKeys(themeConfig: Values): void {
  const faults = notFollowed
    .filter(([key]) => {
      const value = valueAt(themeConfig, key);
      return value !== undefined && !isDeepStrictEqual(value, valueAt(DEFAULT_CONFIG, key));
    })
    .map(([key, wayOut]) => `themeConfig.${key} is not followed by this theme. ${wayOut}`);
  const items = (valueAt(themeConfig, 'navbar.items') ?? []) as readonly Values[];
  const all = [...faults, ...navbarFaults(items)];
  if (all.length > 0) {
    throw new Error(all.join('\n'));
  }
}
