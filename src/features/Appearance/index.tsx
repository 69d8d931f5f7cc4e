import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {useSiteOptions} from '../../config/useSiteOptions';
import {IconMoon, IconSun} from '../icons';
import styles from './styles.module.css';

function labelFor(mode: string): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );
}

/** Flips between light and dark. The icon follows the theme by CSS, so it never flashes. */
export default function AppearanceToggle(): ReactNode {
  const {enableAppearanceAnimation} = useSiteOptions();
  const system = labelFor(
    translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
    }),
  );
  return (
    <button
      type="button"
      className="quiet"
      aria-label={system}
      data-appearance-toggle
      data-reveal={enableAppearanceAnimation ? '' : undefined}
      data-label-system={system}
      data-label-light={labelFor(
        translate({
          id: 'theme.colorToggle.ariaLabel.mode.light',
          message: 'light mode',
        }),
      )}
      data-label-dark={labelFor(
        translate({
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          message: 'dark mode',
        }),
      )}
    >
      <IconSun className={styles.sun} />
      <IconMoon className={styles.moon} />
    </button>
  );
}
