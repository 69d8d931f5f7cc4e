import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';

import AppearanceToggle from '../AppearanceToggle';
import LocaleSwitcher from '../LocaleSwitcher';
import NavbarLinks from '../NavbarLinks';
import SocialLinks from '../SocialLinks';
import {IconClose, IconMenu} from '../icons';
import {useSiteOptions} from '../../hooks/useSiteOptions';
import styles from './styles.module.css';

/** From this width the links stand in the bar and the menu closes. Source: specification, 2.4. */
const wideQuery = '(width >= 768px)';

const menuId = 'mobile-menu';

/**
 * The hamburger and the menu behind it: a native modal dialog, so that focus stays inside, Escape
 * closes and the page behind is inert, all without code of ours.
 */
export default function NavbarMobileMenu(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const {darkMode, socialLinks} = useSiteOptions();

  useEffect(() => dialog.current?.close(), [pathname]);

  useEffect(() => {
    const query = window.matchMedia(wideQuery);
    const handleChange = () => query.matches && dialog.current?.close();
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.hamburger}
        aria-haspopup="dialog"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
          description: 'The ARIA label for hamburger menu button of mobile navigation',
        })}
        onClick={() => dialog.current?.showModal()}>
        <IconMenu />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        className={styles.dialog}
        aria-label={translate({
          id: 'site.navbar.mobileMenu.label',
          message: 'Navigation',
          description: 'The ARIA label of the navigation menu on narrow screens',
        })}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.hamburger}
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
              description: 'The ARIA label for close button of mobile sidebar',
            })}
            onClick={() => dialog.current?.close()}>
            <IconClose />
          </button>
        </div>
        <nav
          aria-label={translate({
            id: 'theme.NavBar.navAriaLabel',
            message: 'Main',
            description: 'The ARIA label for the main navigation',
          })}>
          <NavbarLinks />
        </nav>
        <div className={styles.tools}>
          <LocaleSwitcher />
          {darkMode ? <AppearanceToggle /> : null}
          <SocialLinks links={socialLinks} />
        </div>
      </dialog>
    </>
  );
}
