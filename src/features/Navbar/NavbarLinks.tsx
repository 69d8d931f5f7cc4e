import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

import type {NavbarItem, NavbarLink} from '../../config/navbar';
import HoverMenu, {menuLinkClass} from '../HoverMenu';
import Tag from '../Tag';
import {useVersionLink} from '../VersionSwitcher/links';
import {IconChevron} from '../icons';
import styles from './styles.module.css';

/**
 * @param root of the open page's language and version, `/zh/` or `/zh/1.0/`, which `activeBaseRegex` leaves out
 * @returns whether `activeBaseRegex`, or else the link itself, matches the path
 */
export function isActive(
  {to, activeBaseRegex}: Pick<NavbarLink, 'activeBaseRegex'> & {readonly to: string},
  pathname: string,
  root: string,
): boolean {
  const path = pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname;
  return activeBaseRegex
    ? new RegExp(activeBaseRegex).test(path)
    : `${pathname}/`.startsWith(`${to.replace(/\/$/, '')}/`);
}

interface ShownItem {
  readonly label: string;
  readonly tag: string | undefined;
  readonly isCurrent: boolean;
  /** Undefined for a group. */
  readonly address?: string;
  /** The links of a group. */
  readonly links?: readonly ShownItem[];
}

/** The configured items of both sides, with their addresses on the open page and whether they are current. */
function useItems(): {left: readonly ShownItem[]; right: readonly ShownItem[]} {
  const items = useThemeConfig().navbar.items as unknown as readonly NavbarItem[];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {activeVersion} = useActiveDocContext(undefined);
  const root = `${(activeVersion?.path ?? withBaseUrl('/')).replace(/\/$/, '')}/`;
  const toVersion = useVersionLink();
  const show = (item: NavbarItem): ShownItem => {
    const {label, tag} = item;
    if (item.items) {
      const links = item.items.map(show);
      return {label, tag, links, isCurrent: links.some(({isCurrent}) => isCurrent)};
    }
    const {href, to = '', activeBaseRegex} = item;
    const address = href ?? withBaseUrl(toVersion(to));
    const isCurrent = !href && isActive({to: address, activeBaseRegex}, pathname, root);
    return {label, tag, address, isCurrent};
  };
  return {
    left: items.filter(({position}) => position === 'left').map(show),
    right: items.filter(({position}) => position !== 'left').map(show),
  };
}

interface ListProps {
  readonly items: readonly ShownItem[];
  readonly className?: string | undefined;
  readonly linkClass?: string | undefined;
  /** Shows a group; its links are `children`. */
  readonly Group?: (group: GroupProps) => ReactNode;
}

interface GroupProps {
  readonly sign: ReactNode;
  readonly item: ShownItem;
}

function List({items, className, linkClass = styles.link, Group}: ListProps): ReactNode {
  return items.length === 0 ? null : (
    <ul className={className}>
      {items.map((item) => {
        const {label, tag, address, isCurrent} = item;
        const sign = (
          <>
            {label}
            <Tag text={tag} />
            {address === undefined ? <IconChevron className={styles.chevron} /> : null}
          </>
        );
        return (
          <li key={label}>
            {address === undefined && Group ? (
              <Group sign={sign} item={item} />
            ) : (
              <Link
                to={address}
                className={linkClass}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {sign}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A group of the bar: opens on hover, by a click and by the keyboard. */
function BarGroup({sign, item: {links = [], isCurrent}}: GroupProps): ReactNode {
  return (
    <HoverMenu className={styles.link} isCurrent={isCurrent} sign={sign}>
      <List items={links} linkClass={menuLinkClass} />
    </HoverMenu>
  );
}

/** A group of the mobile menu, which folds. */
function MenuGroup({sign, item: {links = [], isCurrent}}: GroupProps): ReactNode {
  return (
    <details open={isCurrent}>
      <summary className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
        {sign}
      </summary>
      <List items={links} className={styles.nested} />
    </details>
  );
}

const navLabel = (): string => translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'});

/** The items of the bar, on its two sides. */
export function BarLinks(): ReactNode {
  const {left, right} = useItems();
  return (
    <nav className={clsx(styles.wide, styles.links)} aria-label={navLabel()}>
      <List items={left} className={styles.list} Group={BarGroup} />
      <List items={right} className={clsx(styles.list, styles.right)} Group={BarGroup} />
    </nav>
  );
}

/** The same items in the mobile menu: one list, those of the left first. */
export function MenuLinks(): ReactNode {
  const {left, right} = useItems();
  return (
    <nav aria-label={navLabel()}>
      <List items={[...left, ...right]} className={styles.list} Group={MenuGroup} />
    </nav>
  );
}
