import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {IconMoon, IconSun} from '../icons';
import styles from './styles.module.css';

/** The mode's name in the page's language, for the button's spoken label. */
function useModeName(): string {
  const {colorMode, colorModeChoice} = useColorMode();
  const names = {
    dark: translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
      description: 'The name for the dark color mode',
    }),
    light: translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
      description: 'The name for the light color mode',
    }),
    system: translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    }),
  };
  return colorModeChoice === null ? names.system : names[colorMode];
}

/** Flips between light and dark. The icon follows the page's theme by CSS, so it never flashes. */
export default function AppearanceToggle(): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode, setColorMode} = useColorMode();
  const mode = useModeName();
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isBrowser}
      aria-label={translate(
        {
          id: 'theme.colorToggle.ariaLabel',
          message: 'Switch between dark and light mode (currently {mode})',
          description: 'The ARIA label for the color mode toggle',
        },
        {mode},
      )}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
      <IconSun className={styles.sun} />
      <IconMoon className={styles.moon} />
    </button>
  );
}
