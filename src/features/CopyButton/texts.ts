import {translate} from '@docusaurus/Translate';

/** What a copying button says after the click, for itself or for what is in an element; read by `src/features/controls`. */
export function copyTexts(): Record<`data-${string}`, string> {
  return {
    'data-label-copied': translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    }),
    'data-prompt': translate({
      id: 'site.codeBlock.copy.prompt',
      message: 'Copy to clipboard: {shortcut}, Enter',
      description:
        'Shown with the text to copy when the clipboard is denied; {shortcut} is Ctrl+C or Cmd+C',
    }),
  };
}
