import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

import {useVersionLink} from '../VersionSwitcher/links';
import styles from './styles.module.css';

interface NavbarLink {
  label: string;
  to: string;
  activeBaseRegex?: string;
}

/** A link to another site; Docusaurus allows either. */
type ExternalLink = Record<'label' | 'href', string>;

/**
 * Active when `activeBaseRegex`, or else the link itself, matches the path. The pattern may leave out the root of the
 * open page's language and version, `/zh/` or `/zh/1.0/`.
 */
export function isActive(
  {to, activeBaseRegex}: NavbarLink,
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

/** The entries of the top navigation, for the bar and for the mobile menu. */
export default function NavbarLinks({className}: {readonly className?: string}): ReactNode {
  const items = useThemeConfig().navbar.items as unknown as (NavbarLink | ExternalLink)[];
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {activeVersion} = useActiveDocContext(undefined);
  const root = `${(activeVersion?.path ?? withBaseUrl('/')).replace(/\/$/, '')}/`;
  const toVersion = useVersionLink();
  return (
    <nav
      className={className}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
    >
      <ul className={styles.list} data-sync="navbar-links">
        {items.map((item) => {
          const isExternal = 'href' in item;
          const to = isExternal ? item.href : withBaseUrl(toVersion(item.to));
          const isCurrent = !isExternal && isActive({...item, to}, pathname, root);
          return (
            <li key={to}>
              <Link to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
