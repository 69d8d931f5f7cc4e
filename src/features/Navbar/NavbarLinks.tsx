import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

import type {NavbarItem, NavbarLink} from '../../config/navbar';
import HoverMenu from '../HoverMenu';
import {useVersionLink} from '../VersionSwitcher/links';
import {IconDown} from '../icons';
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

interface ListProps {
  readonly items: readonly NavbarItem[];
  readonly className?: string | undefined;
  /** Class of the links. */
  readonly linkClass?: string | undefined;
  /** Lists the links of a group below its label, in place of a popover. */
  readonly isFlat?: boolean;
}

function List({items, className, linkClass = 'entry', isFlat = false}: ListProps): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {activeVersion} = useActiveDocContext(undefined);
  const toVersion = useVersionLink();
  const root = `${(activeVersion?.path ?? withBaseUrl('/')).replace(/\/$/, '')}/`;
  const addressOf = ({href, to = ''}: NavbarLink): string => href ?? withBaseUrl(toVersion(to));
  const isCurrent = (link: NavbarLink): boolean =>
    !link.href && isActive({...link, to: addressOf(link)}, pathname, root);
  return items.length === 0 ? null : (
    <ul className={className}>
      {items.map((item) => {
        const text = (
          <>
            {item.label}
            {item.tag && <span className="tag">{item.tag}</span>}
            {item.items && !isFlat && <IconDown width="12" height="12" />}
          </>
        );
        if (!item.items) {
          return (
            <li key={item.label}>
              <Link
                to={addressOf(item)}
                className={linkClass}
                aria-current={isCurrent(item) ? 'page' : undefined}
              >
                {text}
              </Link>
            </li>
          );
        }
        const hasCurrent = item.items.some(isCurrent);
        const links = <List items={item.items} className={styles.nested} />;
        return (
          <li key={item.label}>
            {isFlat ? (
              <>
                <p className="entry">{text}</p>
                {links}
              </>
            ) : (
              <HoverMenu className={linkClass} isCurrent={hasCurrent} trigger={text}>
                {links}
              </HoverMenu>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The configured items: on the two sides of the bar, or one below the other in the mobile menu. */
export function NavbarLinks({isFlat = false}: Pick<ListProps, 'isFlat'>): ReactNode {
  const items = useThemeConfig().navbar.items as unknown as readonly NavbarItem[];
  const left = items.filter(({position}) => position === 'left');
  const right = items.filter(({position}) => position !== 'left');
  const linkClass = isFlat ? undefined : styles.link;
  return (
    <nav
      className={isFlat ? styles.menu : clsx(styles.wide, styles.links)}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
    >
      <List items={left} linkClass={linkClass} isFlat={isFlat} />
      <List items={right} linkClass={linkClass} isFlat={isFlat} className={styles.right} />
    </nav>
  );
}
