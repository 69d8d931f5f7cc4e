import {describePage} from './support/page';

describePage('docs/guide/migration/tsup.mdx');
describePage('docs/guide/migration/tsc.mdx');
describePage('docs/guide/migration/vite.mdx');
describePage('docs/guide/migration/unbuild.mdx');
describePage('docs/guide/migration/modernjs-module.mdx');
