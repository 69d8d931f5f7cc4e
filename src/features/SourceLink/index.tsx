import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {BrandIcon} from '../icons';
import styles from './styles.module.css';

interface Props {
  readonly href: string;
  readonly label?: string;
  readonly platform?: 'github' | 'gitlab';
}

/** A link from the prose to the source code of what it describes. */
export default function SourceLink({href, label, platform = 'github'}: Props): ReactNode {
  return (
    <Link className={styles.link} to={href}>
      <BrandIcon name={platform} width="16" height="16" />
      {label ??
        translate({
          id: 'site.sourceLink.label',
          message: 'Source',
          description: 'Link from the prose to the source code of what it describes',
        })}
    </Link>
  );
}
