import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';

import styles from './links.module.css';

interface NavbarLink {
  label: string;
  to: string;
  activeBaseRegex?: string;
}

/**
 * Active when `activeBaseRegex`, or else the link itself, matches the path.
 *
 * @param link its `to` with the language's base
 */
export function isActive({to, activeBaseRegex}: NavbarLink, pathname: string): boolean {
  const own = to.replace(/\/$/, '');
  return activeBaseRegex
    ? new RegExp(activeBaseRegex).test(pathname)
    : `${pathname}/`.startsWith(`${own}/`);
}

/** The entries of the top navigation, as a list of links. */
export default function NavbarLinks(): ReactNode {
  const items = useThemeConfig().navbar.items as unknown as NavbarLink[];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className={styles.list} data-sync="navbar-links">
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            className={styles.link}
            aria-current={
              isActive({...item, to: withBaseUrl(item.to)}, pathname) ? 'page' : undefined
            }
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
