import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';

import {IconCopy} from '../icons';
import styles from './styles.module.css';

/** Copies the `code` of the `data-code-block` round it; `src/features/CodeBlock/client` answers it. */
export default function CopyButton({label}: {readonly label: string}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('quiet', styles.button)}
      data-code-action="copy"
      aria-label={label}
    >
      <IconCopy />
    </button>
  );
}

/** What a copying button says after the click, for itself or for what is in an element; read by `CodeBlock/client`. */
export function copyTexts(): Record<`data-${string}`, string> {
  return {
    'data-label-copied': translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    'data-prompt': translate({
      id: 'site.codeBlock.copy.prompt',
      message: 'Copy to clipboard: {shortcut}, Enter',
      description:
        'Shown with the text to copy when the clipboard is denied; {shortcut} is Ctrl+C or Cmd+C',
    }),
  };
}
