import {describePage} from './support/page';

describePage('docs/guide/advanced/package-json.mdx');
describePage('docs/guide/advanced/testing.mdx');
describePage('docs/guide/advanced/publishing.mdx');
describePage('docs/guide/advanced/rsdoctor.mdx');
