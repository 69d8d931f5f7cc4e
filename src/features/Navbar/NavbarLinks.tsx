import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';

import styles from './styles.module.css';

interface NavbarLink {
  label: string;
  to: string;
  activeBaseRegex?: string;
}

/** Active when `activeBaseRegex`, or else the link itself with the language's base, matches the path. */
export function isActive({to, activeBaseRegex}: NavbarLink, pathname: string): boolean {
  return activeBaseRegex
    ? new RegExp(activeBaseRegex).test(pathname)
    : `${pathname}/`.startsWith(`${to.replace(/\/$/, '')}/`);
}

/** The entries of the top navigation, for the bar and for the mobile menu. */
export default function NavbarLinks({className}: {readonly className?: string}): ReactNode {
  const items = useThemeConfig().navbar.items as unknown as NavbarLink[];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <nav
      className={className}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
    >
      <ul className={styles.list} data-sync="navbar-links">
        {items.map((item) => {
          const isCurrent = isActive({...item, to: withBaseUrl(item.to)}, pathname);
          return (
            <li key={item.to}>
              <Link
                to={item.to}
                className={styles.link}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
