import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';

import {useSiteOptions} from '../../config/useSiteOptions';
import {toolGroups, type FamilyTool} from '../../config/tools';
import AssetImage from '../AssetImage';
import HoverMenu from '../HoverMenu';
import {IconGrid} from '../icons';
import styles from './styles.module.css';

const hoverDelayMs = 100;
const logoSize = 28;

/** Returns true if the tools are described in Chinese: a segment of the path is `zh`. */
export const useChineseTools = (): boolean => useLocation().pathname.split('/').includes('zh');

/** Logo, name and description. The first letter stands in for a missing logo. */
function Tool({name, desc, descEn, url, urlEn = url, logo, logoScale = 1}: FamilyTool): ReactNode {
  const isChinese = useChineseTools();
  const size = logoSize * logoScale;
  return (
    <Link className={clsx('entry', styles.tool)} to={isChinese ? url : urlEn}>
      <span className={styles.logo} aria-hidden="true" data-letter={name.charAt(0)}>
        {logo && <AssetImage path={logo} width={size} height={size} />}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{isChinese ? desc : descEn}</span>
      </span>
    </Link>
  );
}

/** The sibling tools behind a grid icon. */
export default function ToolPopover(): ReactNode {
  const {toolsTrigger} = useSiteOptions();
  const isChinese = useChineseTools();
  return (
    <div className={styles.tools} data-global-ui>
      <HoverMenu
        trigger={<IconGrid />}
        label={translate({
          id: 'site.navbar.tools.label',
          message: 'Rstack tools',
          description: 'Name of the button and the popover of the sibling tools',
        })}
        delayMs={toolsTrigger === 'hover' ? hoverDelayMs : null}
        role="dialog"
        popoverClass={styles.popover}
      >
        {toolGroups.map(({title, titleEn, links}) => (
          <section key={titleEn} className={styles.group}>
            <p className={styles.title}>{isChinese ? title : titleEn}</p>
            <ul className={styles.list}>
              {links.map((tool) => (
                <li key={tool.name}>
                  <Tool {...tool} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </HoverMenu>
    </div>
  );
}
