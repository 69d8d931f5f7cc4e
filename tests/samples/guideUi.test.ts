import {describePage} from './support/page';

describePage('docs/guide/advanced/css.mdx');
describePage('docs/guide/advanced/svgr-files.mdx');
describePage('docs/guide/solution/svelte.mdx');
describePage('docs/guide/solution/solid.mdx');
describePage('docs/guide/advanced/storybook.mdx');
