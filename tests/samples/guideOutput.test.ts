import {describePage} from './support/page';

describePage('docs/guide/basic/output-format.mdx');
describePage('docs/guide/basic/output-structure.mdx');
describePage('docs/guide/basic/typescript.mdx');
describePage('docs/guide/advanced/dts.mdx');
describePage('docs/guide/advanced/output-compatibility.mdx');
