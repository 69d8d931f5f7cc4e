import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import {copiedText, copyCode, promptText} from '../CodeBlock/client';
import {IconCopy} from '../icons';
import styles from './styles.module.css';

/** Copies the `code` of the `codeBlock` around it. */
export default function CopyButton({label}: {readonly label: string}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('quiet', styles.button)}
      aria-label={label}
      {...copyCode()}
    >
      <IconCopy />
    </button>
  );
}

/** @returns attributes with the messages of all copying buttons in an element */
export function copyTexts(): Record<string, string | number> {
  return {
    ...copiedText(translate({id: 'theme.CodeBlock.copied', message: 'Copied'})),
    ...promptText(
      translate({
        id: 'site.codeBlock.copy.prompt',
        message: 'Copy to clipboard: {shortcut}, Enter',
        description:
          'Shown with the text to copy when the clipboard is denied; {shortcut} is Ctrl+C or Cmd+C',
      }),
    ),
  };
}
