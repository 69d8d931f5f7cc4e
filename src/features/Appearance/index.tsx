import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {useSiteOptions} from '../../config/useSiteOptions';
import {IconMoon, IconSun} from '../icons';
import {labelOf, toggle} from './client';
import styles from './styles.module.css';

const labelFor = (mode: string): string =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );

/** Flips between light and dark. The icon follows the theme by CSS, so it never flashes. */
export default function AppearanceToggle(): ReactNode {
  const {enableAppearanceAnimation} = useSiteOptions();
  const system = translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
  const light = translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  const dark = translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});
  return (
    <button
      type="button"
      className="quiet"
      aria-label={labelFor(system)}
      {...toggle(enableAppearanceAnimation ? 'animated' : '')}
      {...labelOf('system')(labelFor(system))}
      {...labelOf('light')(labelFor(light))}
      {...labelOf('dark')(labelFor(dark))}
    >
      <IconSun className={styles.sun} />
      <IconMoon className={styles.moon} />
    </button>
  );
}
