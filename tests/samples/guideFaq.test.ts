import {describePage} from './support/page';

describePage('docs/guide/faq/features.mdx');
