import {product} from './product';

export interface NavbarLink {
  readonly label: string;
  /** Shown beside the label, such as `Beta`. Docusaurus does not translate it. */
  readonly tag?: string;
  /** A path of this site, without language and version. */
  readonly to?: string;
  /** An address of another site, in place of `to`. */
  readonly href?: string;
  /** Pages on which the link is marked as current: a pattern for paths without language and version. Default: `to`. */
  readonly activeBaseRegex?: string;
}

/** An item of `themeConfig.navbar.items`, in the form of Docusaurus: a link, or a group with `items` in place of `to`. */
export interface NavbarItem extends NavbarLink {
  readonly type?: 'dropdown';
  readonly items?: readonly NavbarLink[];
  readonly position?: 'left' | 'right';
}

/** Places items on the right unless they have a `position`, which Docusaurus would set to the left. */
export const navbarItems = <Item extends NavbarItem>(items: readonly Item[]) =>
  items.map((item) => ({...item, position: item.position ?? 'right'}));

/** The top navigation. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const navbar = {
  title: product.name,
  items: navbarItems([
    {to: '/guide/start/', label: 'Guide', position: 'left', activeBaseRegex: '^/(guide|api)/'},
    {to: '/config/', label: 'Config', position: 'left', activeBaseRegex: '^/config/'},
    {to: '/blog/', label: 'Blog', position: 'left', activeBaseRegex: '^/blog/'},
  ]),
};
