import {describePage} from './support/page';

describePage('docs/config/lib/format.mdx');
describePage('docs/config/lib/auto-extension.mdx');
