import {describePage} from './support/page';

describePage('docs/guide/basic/cli.mdx');
describePage('docs/guide/basic/configure-rslib.mdx');
describePage('docs/api/index.mdx');
describePage('docs/guide/basic/upgrade-rslib.mdx');
