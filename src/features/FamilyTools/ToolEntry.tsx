import type {ReactNode} from 'react';

import type {FamilyTool} from '../../config/tools';
import AssetImage from '../AssetImage';
import {toolDescription} from './descriptions';
import styles from './styles.module.css';

/** Side of a logo's square, in CSS pixels. */
const logoSize = 28;

interface Props {
  readonly tool: FamilyTool;
  /** Whether the page is in the site's first language, for tools with an address of their own for it. */
  readonly isDefaultLocale: boolean;
}

/** One tool of the popover: logo, name, what it does. The first letter shows until the logo has come. */
export default function ToolEntry({tool, isDefaultLocale}: Props): ReactNode {
  const {name, url, urlEn, logo, logoScale = 1} = tool;
  const size = logoSize * logoScale;
  return (
    <a
      className={styles.tool}
      href={isDefaultLocale ? (urlEn ?? url) : url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={styles.logo} aria-hidden="true" data-letter={name.charAt(0)}>
        {logo ? <AssetImage path={logo} width={size} height={size} /> : null}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{toolDescription(name)}</span>
      </span>
    </a>
  );
}
