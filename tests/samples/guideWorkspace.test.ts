import {describePage} from './support/page';

describePage('docs/guide/advanced/monorepo.mdx');
describePage('docs/guide/advanced/plugins.mdx');
describePage('docs/guide/advanced/documentation.mdx');
