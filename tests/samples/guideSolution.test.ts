import {describePage} from './support/page';

describePage('docs/guide/solution/nodejs.mdx');
describePage('docs/guide/solution/react.mdx');
describePage('docs/guide/solution/vue.mdx');
describePage('docs/guide/solution/index.mdx');
