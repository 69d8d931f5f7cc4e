import {describePage} from './support/page';

describePage('docs/config/rsbuild/index.mdx');
describePage('docs/config/rsbuild/output.mdx');
describePage('docs/config/rsbuild/resolve.mdx');
describePage('docs/config/rsbuild/source.mdx');
describePage('docs/config/rsbuild/tools.mdx');
describePage('docs/config/rsbuild/performance.mdx');
