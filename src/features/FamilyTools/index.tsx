import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteOptions} from '../../config/useSiteOptions';
import {popoverTools} from '../../config/tools';
import {IconGrid} from '../icons';
import ToolEntry from './ToolEntry';
import styles from './styles.module.css';

/** How long the pointer stays before the popover opens, and after it has left, in milliseconds. */
const hoverDelayMs = 100;

/**
 * The sibling tools behind a grid icon. A native popover: click, Escape, and a click elsewhere
 * work without script; `src/features/HoverMenu/client` opens it on hover.
 */
export default function ToolPopover(): ReactNode {
  const {toolsTrigger} = useSiteOptions();
  const {i18n} = useDocusaurusContext();
  const id = useId();
  const label = translate({
    id: 'site.navbar.tools.label',
    message: 'Rstack tools',
    description: 'Name of the button and the popover with the sibling tools',
  });
  return (
    <div
      className={styles.menu}
      data-global-ui
      data-hover-menu={toolsTrigger === 'hover' ? hoverDelayMs : undefined}
    >
      <button
        type="button"
        className={clsx('quiet', styles.button)}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
      >
        <IconGrid />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        className={clsx('overlay', styles.popover)}
        aria-label={label}
      >
        <p className={styles.title}>{label}</p>
        <ul className={styles.list}>
          {popoverTools.map((tool) => (
            <li key={tool.name}>
              <ToolEntry tool={tool} isDefaultLocale={i18n.currentLocale === i18n.defaultLocale} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
