import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchBar from '@theme/SearchBar';

import AppearanceToggle from '@site/src/features/Appearance';
import Brand from '@site/src/features/Navbar/Brand';
import LocaleSwitcher from '@site/src/features/LocaleSwitcher';
import NavbarLinks from '@site/src/features/Navbar/NavbarLinks';
import NavbarMobileMenu from '@site/src/features/NavbarMobileMenu';
import SocialLinks from '@site/src/features/SocialLinks';
import ToolPopover from '@site/src/features/FamilyTools';
import VersionSwitcher from '@site/src/features/VersionSwitcher';
import {useSiteOptions} from '@site/src/config/useSiteOptions';
import styles from './styles.module.css';

/** The bar at the top of every page; see `src/theme/README.md` for what it replaces. */
export default function Navbar(): ReactNode {
  const {navbar} = useThemeConfig();
  const {darkMode, hideNavbar, search, socialLinks} = useSiteOptions();
  return (
    <header className={styles.navbar} data-navbar={hideNavbar} data-print="hidden">
      <div className={styles.inner}>
        <div className={styles.start}>
          <ToolPopover />
          <Link to="/" className={styles.brand}>
            <Brand title={navbar.title ?? ''} />
          </Link>
        </div>
        <nav
          className={styles.wide}
          aria-label={translate({
            id: 'theme.NavBar.navAriaLabel',
            message: 'Main',
            description: 'The ARIA label for the main navigation',
          })}
        >
          <NavbarLinks />
        </nav>
        <div className={styles.end}>
          {search ? <SearchBar /> : null}
          <div className={styles.wide}>
            <VersionSwitcher />
            <LocaleSwitcher />
            {darkMode ? <AppearanceToggle /> : null}
            <SocialLinks links={socialLinks} />
          </div>
          <NavbarMobileMenu />
        </div>
      </div>
    </header>
  );
}
