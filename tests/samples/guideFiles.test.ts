import {describePage} from './support/page';

describePage('docs/guide/advanced/third-party-deps.mdx');
describePage('docs/guide/advanced/static-assets.mdx');
describePage('docs/guide/advanced/json-files.mdx');
describePage('docs/guide/advanced/wasm.mdx');
describePage('docs/guide/advanced/web-workers.mdx');
