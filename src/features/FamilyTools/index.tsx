import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {useSiteOptions} from '../../config/useSiteOptions';
import {toolGroups, type FamilyTool, type ToolGroup} from '../../config/tools';
import AssetImage from '../AssetImage';
import {hoverMenu} from '../HoverMenu/client';
import {IconGrid} from '../icons';
import {toolsLabel, useChineseTools} from './language';
import styles from './styles.module.css';

/** How long the pointer stays before the popover opens, and after it has left, in milliseconds. */
const hoverDelayMs = 100;

const logoSize = 28;

/** Logo, name and what the tool does. The first letter shows until the logo has come. */
function Tool({name, desc, descEn, url, urlEn = url, logo, logoScale = 1}: FamilyTool): ReactNode {
  const isChinese = useChineseTools();
  const size = logoSize * logoScale;
  return (
    <Link className={styles.tool} to={isChinese ? url : urlEn}>
      <span className={styles.logo} aria-hidden="true" data-letter={name.charAt(0)}>
        {logo ? <AssetImage path={logo} width={size} height={size} /> : null}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{isChinese ? desc : descEn}</span>
      </span>
    </Link>
  );
}

function Group({title, titleEn, links}: ToolGroup): ReactNode {
  return (
    <>
      <p className={styles.title}>{useChineseTools() ? title : titleEn}</p>
      <ul className={styles.list}>
        {links.map((tool) => (
          <li key={tool.name}>
            <Tool {...tool} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  /** Default: the tools of `src/config/tools.ts`. */
  readonly groups?: readonly ToolGroup[];
}

/** The sibling tools behind a grid icon: a native popover, which works without script; the pointer opens it, too. */
export default function ToolPopover({groups = toolGroups}: Props): ReactNode {
  const {toolsTrigger} = useSiteOptions();
  const id = useId();
  const label = toolsLabel();
  return (
    <div data-global-ui {...(toolsTrigger === 'hover' ? hoverMenu(hoverDelayMs) : {})}>
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
        {groups.map((group) => (
          <Group key={group.titleEn} {...group} />
        ))}
      </div>
    </div>
  );
}
