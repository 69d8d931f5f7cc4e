import {describePage} from './support/page';

describePage('docs/guide/advanced/module-federation.mdx');
describePage('docs/guide/advanced/env-vars.mdx');
