import {product} from './product';

interface NavbarText {
  readonly label: string;
  /** Shown beside the label, such as `Beta`. Docusaurus does not translate it. */
  readonly tag?: string;
}

export interface NavbarLink extends NavbarText {
  /** A path of this site, without language and version. */
  readonly to?: string;
  /** An address of another site, in place of `to`. */
  readonly href?: string;
  /** Pages on which the link is marked as current: a pattern for paths without language and version. Default: `to`. */
  readonly activeBaseRegex?: string;
}

export interface NavbarGroup extends NavbarText {
  readonly type?: 'dropdown';
  readonly items: readonly NavbarLink[];
}

type Position = 'left' | 'right';

/** An item of `themeConfig.navbar.items`, in the form of Docusaurus, with `tag` as an additional attribute. */
export type NavbarItem = (NavbarLink | NavbarGroup) & {readonly position?: Position};

/**
 * Places items on the right unless they have a `position`. Docusaurus' default is left, and its validation fills it in
 * before plugins can see what is missing.
 *
 * @returns the value of `themeConfig.navbar.items`
 */
export function navbarItems<Item extends NavbarItem>(
  items: readonly Item[],
): (Item & {position: Position})[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}

/** The top navigation. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar = {
  title: product.name,
  items: navbarItems([
    {
      to: '/guide/start/',
      label: 'Guide',
      position: 'left',
      activeBaseRegex: '^/(guide|api)/',
    },
    {to: '/config/', label: 'Config', position: 'left', activeBaseRegex: '^/config/'},
    {to: '/blog/', label: 'Blog', position: 'left', activeBaseRegex: '^/blog/'},
  ]),
};
