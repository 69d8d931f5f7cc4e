import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@theme/Logo';
import SearchBar from '@theme/SearchBar';

import AppearanceToggle from '../Appearance';
import ToolPopover from '../FamilyTools';
import LocaleSwitcher from '../LocaleSwitcher';
import SocialLinks from '../SocialLinks';
import VersionSwitcher from '../VersionSwitcher';
import {persist} from '../../client/persist';
import {IconClose, IconMenu} from '../icons';
import {useSiteOptions} from '../../config/useSiteOptions';
import {NavbarLinks} from './NavbarLinks';
import {menuId} from './client';
import styles from './styles.module.css';

/** The configured logo, or the mark: one line that splits into parallel lines (one source, several outputs). */
function Brand(): ReactNode {
  const {logo, title} = useThemeConfig().navbar;
  return logo ? (
    <Logo className={styles.brand} />
  ) : (
    <Link to="/" className={styles.brand}>
      <svg viewBox="0 0 28 28" width="28" height="28" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="2.25" strokeLinecap="round">
          <path className={styles.source} d="M2.5 14H9" />
          <path d="M9 14c4 0 4-8.5 8-8.5h8.5M9 14h16.5M9 14c4 0 4 8.5 8 8.5h8.5" />
        </g>
      </svg>
      {title}
    </Link>
  );
}

/** The controls at the end of the bar, and below the links of the mobile menu. */
function Controls({className}: {readonly className?: string}): ReactNode {
  const {darkMode, socialLinks} = useSiteOptions();
  return (
    <div className={className}>
      <VersionSwitcher />
      <LocaleSwitcher />
      {darkMode ? <AppearanceToggle /> : null}
      <SocialLinks links={socialLinks} />
    </div>
  );
}

/* React's types lack these attributes; `client.ts` handles them in browsers without them. */
const opens = {command: 'show-modal', commandfor: menuId};

/** The hamburger and its menu: a native modal dialog, which keeps the focus inside and closes on Escape. */
function MobileMenu(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx('quiet', styles.hamburger)}
        aria-haspopup="dialog"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
        })}
        {...opens}
      >
        <IconMenu />
      </button>
      <dialog
        id={menuId}
        className={styles.dialog}
        aria-label={translate({
          id: 'site.navbar.mobileMenu.label',
          message: 'Navigation',
          description: 'The ARIA label of the navigation menu on narrow screens',
        })}
      >
        <form method="dialog" className={styles.head}>
          <button
            className={clsx('quiet', styles.hamburger)}
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
            })}
          >
            <IconClose />
          </button>
        </form>
        <NavbarLinks isFlat />
        <Controls className={styles.tools} />
      </dialog>
    </>
  );
}

/** The bar at the top of every page; see `src/theme/README.md`. */
export default function Navbar(): ReactNode {
  const {hideNavbar, search} = useSiteOptions();
  return (
    <header
      className={styles.navbar}
      data-navbar={hideNavbar}
      {...persist('navbar')}
      data-print="hidden"
    >
      <div className={styles.inner}>
        <div className={styles.start}>
          <ToolPopover />
          <Brand />
        </div>
        <NavbarLinks />
        <div className={styles.end}>
          {search ? <SearchBar /> : null}
          <Controls className={styles.wide} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
