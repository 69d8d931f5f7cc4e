import {describePage} from './support/page';

describePage('docs/config/lib/dts.mdx');
