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
 * Active when `activeBaseRegex`, or else the link itself, matches the path. The pattern may leave out the root of the
 * open page's language and version, `/zh/` or `/zh/1.0/`.
 */
export function isActive(
  {to, activeBaseRegex}: Pick<NavbarLink, 'activeBaseRegex'> & {readonly to: string},
  pathname: string,
  root: string,
): boolean {
  const paths = [
    pathname,
    pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname,
  ];
  return activeBaseRegex
    ? paths.some((path) => new RegExp(activeBaseRegex).test(path))
    : `${pathname}/`.startsWith(`${to.replace(/\/$/, '')}/`);
}

interface ShownLink {
  readonly label: string;
  readonly tag: string | undefined;
  readonly address: string;
  readonly isCurrent: boolean;
}

interface ShownItem extends Omit<ShownLink, 'address'> {
  readonly position: NavbarItem['position'];
  /** Undefined for a group. */
  readonly address: string | undefined;
  /** The links of a group. */
  readonly links: readonly ShownLink[];
}

/** The configured items with their addresses on the open page, and which of them are current. */
function useItems(): readonly ShownItem[] {
  const items = useThemeConfig().navbar.items as unknown as readonly NavbarItem[];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {activeVersion} = useActiveDocContext(undefined);
  const root = `${(activeVersion?.path ?? withBaseUrl('/')).replace(/\/$/, '')}/`;
  const toVersion = useVersionLink();
  const show = ({label, tag, href, to = '', activeBaseRegex}: NavbarLink): ShownLink => {
    const address = href ?? withBaseUrl(toVersion(to));
    const isCurrent = !href && isActive({to: address, activeBaseRegex}, pathname, root);
    return {label, tag, address, isCurrent};
  };
  return items.map((item) => {
    const {label, tag, position} = item;
    if (!item.items) {
      return {...show(item), position, links: []};
    }
    const links = item.items.map(show);
    const isCurrent = links.some((link) => link.isCurrent);
    return {label, tag, position, address: undefined, links, isCurrent};
  });
}

function Text({label, tag}: Pick<ShownLink, 'label' | 'tag'>): ReactNode {
  return (
    <>
      {label}
      <Tag text={tag} />
    </>
  );
}

interface LinkProps extends ShownLink {
  readonly className: string | undefined;
}

function ItemLink({address, isCurrent, className, ...text}: LinkProps): ReactNode {
  return (
    <Link to={address} className={className} aria-current={isCurrent ? 'page' : undefined}>
      <Text {...text} />
    </Link>
  );
}

/** A group of the bar: opens on hover, by a click and by the keyboard. */
function BarGroup({links, isCurrent, position, ...text}: ShownItem): ReactNode {
  return (
    <HoverMenu
      className={styles.link}
      align={position === 'left' ? 'start' : 'end'}
      isCurrent={isCurrent}
      sign={
        <>
          <Text {...text} />
          <IconChevron className={styles.chevron} />
        </>
      }
    >
      <ul>
        {links.map((link) => (
          <li key={link.address}>
            <ItemLink {...link} className={menuLinkClass} />
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}

/** A group of the mobile menu, which folds. */
function MenuGroup({links, isCurrent, ...text}: ShownItem): ReactNode {
  return (
    <details open={isCurrent}>
      <summary className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
        <Text {...text} />
        <IconChevron className={styles.chevron} />
      </summary>
      <ul className={styles.nested}>
        {links.map((link) => (
          <li key={link.address}>
            <ItemLink {...link} className={styles.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ListProps {
  readonly items: readonly ShownItem[];
  readonly className?: string | undefined;
  readonly Group: (item: ShownItem) => ReactNode;
}

function List({items, className, Group}: ListProps): ReactNode {
  return items.length === 0 ? null : (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item.label}>
          {item.address === undefined ? (
            <Group {...item} />
          ) : (
            <ItemLink {...item} address={item.address} className={styles.link} />
          )}
        </li>
      ))}
    </ul>
  );
}

const navLabel = (): string => translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'});

const isLeft = ({position}: ShownItem): boolean => position === 'left';

/** The items of the bar, on its two sides. */
export function BarLinks(): ReactNode {
  const items = useItems();
  return (
    <nav className={clsx(styles.wide, styles.links)} aria-label={navLabel()}>
      <List items={items.filter(isLeft)} Group={BarGroup} />
      <List
        items={items.filter((item) => !isLeft(item))}
        className={styles.right}
        Group={BarGroup}
      />
    </nav>
  );
}

/** The same items in the mobile menu: one list, those of the left first. */
export function MenuLinks(): ReactNode {
  const items = useItems().toSorted((a, b) => Number(isLeft(b)) - Number(isLeft(a)));
  return (
    <nav aria-label={navLabel()}>
      <List items={items} Group={MenuGroup} />
    </nav>
  );
}
