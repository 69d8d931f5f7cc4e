import {translate} from '@docusaurus/Translate';

/** What a copying button says after the click; read by `src/client/controls/pageActions`. */
export function copyLabels(): Record<`data-${string}`, string> {
  return {
    'data-label-copied': translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    }),
    'data-label-failed': translate({
      id: 'site.pageActions.copy.failed',
      message: 'Could not load the page',
      description: 'Shown and spoken when the Markdown of a page cannot be fetched',
    }),
    'data-prompt': translate({
      id: 'site.codeBlock.copy.prompt',
      message: 'Copy to clipboard: {shortcut}, Enter',
      description:
        'Shown with the text to copy when the clipboard is denied; {shortcut} is Ctrl+C or Cmd+C',
    }),
  };
}
