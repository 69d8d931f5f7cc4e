import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import AppearanceToggle from '../Appearance';
import LocaleSwitcher from '../LocaleSwitcher';
import NavbarLinks from '../Navbar/NavbarLinks';
import SocialLinks from '../SocialLinks';
import VersionSwitcher from '../VersionSwitcher';
import {IconClose, IconMenu} from '../icons';
import {useSiteOptions} from '../../config/useSiteOptions';
import styles from './styles.module.css';

const menuId = 'mobile-menu';

/* Invoker attributes, which React's types do not know yet; older browsers get them from `src/features/NavbarMobileMenu/client`. */
const opens = {command: 'show-modal', commandfor: menuId};
const closes = {command: 'close', commandfor: menuId};

/**
 * The hamburger and the menu behind it: a native modal dialog, so that focus stays inside, Escape
 * closes and the page behind is inert, all without code of ours.
 */
export default function NavbarMobileMenu(): ReactNode {
  const {darkMode, socialLinks} = useSiteOptions();

  return (
    <>
      <button
        type="button"
        className={clsx('quiet', styles.hamburger)}
        aria-haspopup="dialog"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
          description: 'The ARIA label for hamburger menu button of mobile navigation',
        })}
        {...opens}
      >
        <IconMenu />
      </button>
      <dialog
        data-menu-dialog
        id={menuId}
        className={styles.dialog}
        aria-label={translate({
          id: 'site.navbar.mobileMenu.label',
          message: 'Navigation',
          description: 'The ARIA label of the navigation menu on narrow screens',
        })}
      >
        <div className={styles.head}>
          <button
            type="button"
            className={clsx('quiet', styles.hamburger)}
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
              description: 'The ARIA label for close button of mobile sidebar',
            })}
            {...closes}
          >
            <IconClose />
          </button>
        </div>
        <nav
          aria-label={translate({
            id: 'theme.NavBar.navAriaLabel',
            message: 'Main',
            description: 'The ARIA label for the main navigation',
          })}
        >
          <NavbarLinks />
        </nav>
        <div className={styles.tools}>
          <VersionSwitcher />
          <LocaleSwitcher />
          {darkMode ? <AppearanceToggle /> : null}
          <SocialLinks links={socialLinks} />
        </div>
      </dialog>
    </>
  );
}
