import type {UserThemeConfig} from '@docusaurus/theme-common';

import {product} from './product';

/**
 * The top navigation. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`;
 * `activeBaseRegex` says on which pages an entry is marked as current: paths without language and version.
 */
export const navbar = {
  title: product.name,
  items: [
    {
      to: '/guide/start/',
      label: 'Guide',
      position: 'left',
      activeBaseRegex: '^/(guide|api)/',
    },
    {to: '/config/', label: 'Config', position: 'left', activeBaseRegex: '^/config/'},
    {to: '/blog/', label: 'Blog', position: 'left', activeBaseRegex: '^/blog/'},
  ],
} satisfies UserThemeConfig['navbar'];
