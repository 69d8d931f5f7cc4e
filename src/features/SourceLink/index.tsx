import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {IconGithub, IconGitlab} from '../icons';
import styles from './styles.module.css';

interface Props {
  /** Address of the source on the code host. */
  readonly href: string;
  /** Default: `Source`, in the page's language. */
  readonly label?: string;
  /** Which host's sign stands before the label. Default: `github`. */
  readonly platform?: 'github' | 'gitlab';
}

/** A link from the prose to the source of what it speaks of. */
export default function SourceLink({href, label, platform = 'github'}: Props): ReactNode {
  const Icon = platform === 'gitlab' ? IconGitlab : IconGithub;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <Icon width="16" height="16" />
      {label ??
        translate({
          id: 'site.sourceLink.label',
          message: 'Source',
          description: 'Link from the prose to the source code of what it describes',
        })}
    </a>
  );
}
