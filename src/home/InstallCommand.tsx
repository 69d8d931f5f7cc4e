import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import CopyButton from '@site/src/features/CopyButton';
import {scaffoldCommand} from '@site/src/config/landing';
import styles from './InstallCommand.module.css';

/** The command that starts a project; `src/features/CodeBlock/client` answers its button. */
export default function InstallCommand(): ReactNode {
  return (
    <div className={styles.command} data-code-block>
      <code>{scaffoldCommand}</code>
      <CopyButton
        label={translate({
          id: 'site.home.install.copy.label',
          message: 'Copy the command',
          description:
            'The ARIA label of the button beside the install command on the landing page',
        })}
      />
    </div>
  );
}
