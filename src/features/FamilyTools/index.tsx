import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {useSiteOptions} from '../../config/useSiteOptions';
import {popoverTools} from '../../config/tools';
import AssetImage from '../AssetImage';
import {IconGrid} from '../icons';
import {toolDescriptions, toolsLabel} from './descriptions';
import styles from './styles.module.css';

/** How long the pointer stays before the popover opens, and after it has left, in milliseconds. */
const hoverDelayMs = 100;

const logoSize = 28;

/** Each tool: logo, name, what it does. The first letter shows until the logo has come. */
function ToolList(): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const descriptions = toolDescriptions();
  return (
    <ul className={styles.list}>
      {popoverTools.map(({name, url, urlEn = url, logo, logoScale = 1}) => {
        const size = logoSize * logoScale;
        return (
          <li key={name}>
            <Link className={styles.tool} to={currentLocale === defaultLocale ? urlEn : url}>
              <span className={styles.logo} aria-hidden="true" data-letter={name.charAt(0)}>
                {logo ? <AssetImage path={logo} width={size} height={size} /> : null}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.description}>{descriptions[name]}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The sibling tools behind a grid icon: a native popover, which works without script; the pointer opens it, too. */
export default function ToolPopover(): ReactNode {
  const {toolsTrigger} = useSiteOptions();
  const id = useId();
  const label = toolsLabel();
  return (
    <div data-global-ui data-hover-menu={toolsTrigger === 'hover' ? hoverDelayMs : undefined}>
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
        <ToolList />
      </div>
    </div>
  );
}
