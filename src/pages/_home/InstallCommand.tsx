import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {IconCopy} from '@site/src/components/icons';
import {scaffoldCommand} from '@site/src/site/landing';
import styles from './InstallCommand.module.css';

/** The command that starts a project; `src/clientModules/codeBlocks` answers its button. */
export default function InstallCommand(): ReactNode {
  return (
    <div className={styles.command} data-code-block>
      <code>{scaffoldCommand}</code>
      <button
        type="button"
        className={styles.button}
        data-code-action="copy"
        data-label-copied={translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'The copied button label on code blocks',
        })}
        data-prompt={translate({
          id: 'site.codeBlock.copy.prompt',
          message: 'Copy to clipboard: {shortcut}, Enter',
          description:
            'Shown with the text to copy when the clipboard is denied; {shortcut} is Ctrl+C or Cmd+C',
        })}
        aria-label={translate({
          id: 'site.home.install.copy.label',
          message: 'Copy the command',
          description:
            'The ARIA label of the button beside the install command on the landing page',
        })}
      >
        <IconCopy />
      </button>
    </div>
  );
}
