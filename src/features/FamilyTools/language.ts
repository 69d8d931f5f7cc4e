import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';

/** Whether the tools are described in Chinese: where a segment of the path is `zh`. */
export const useChineseTools = (): boolean => useLocation().pathname.split('/').includes('zh');

/** Name of the button and the popover, and of the list in the footer. */
export const toolsLabel = (): string =>
  translate({
    id: 'site.navbar.tools.label',
    message: 'Rstack tools',
    description: 'Name of the button, the popover and the list of the sibling tools',
  });
