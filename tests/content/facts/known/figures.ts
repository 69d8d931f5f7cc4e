/** Dates, sizes and times that pages state and no sample shows, each with what says so. */
export interface Figure {
  page: string;
  /** As `figuresOf` writes it: `2026-09-04`, `66 MB`, `72 h`. */
  figure: string;
  source: string;
}

const releases = 'https://www.npmjs.com/package/@rslib/core?activeTab=versions';

const sum =
  'the sum of the table in docs/guide/start/npm-packages.mdx, which tests/samples/startPages.test.ts compares';
const measured = 'measured when the page was written; depends on the machine';
const folder =
  'the size of the file that the sample beside it builds; depends on the folder, so that the tree leaves it out';

const tide = 'the 745 minutes that the sample beside it adds';

export const declaredFigures: readonly Figure[] = [
  {
    page: 'docs/guide/solution/svelte.mdx',
    figure: '90 kB',
    source:
      'dist/index.js of the sample tempo-widget: 93.4 kB with svelte 5.57.3, nearly all of it Svelte',
  },
  {page: 'blog/introducing-rslib.mdx', figure: '2026-09-04', source: releases},
  {page: 'docs/guide/basic/upgrade-rslib.mdx', figure: '2026-09', source: releases},
  {page: 'docs/guide/start/index.mdx', figure: '2026-09-04', source: releases},
  {page: 'docs/guide/start/npm-packages.mdx', figure: '2026-09-04', source: releases},
  {page: 'docs/guide/start/npm-packages.mdx', figure: '09-15', source: releases},
  {
    page: 'docs/guide/advanced/plugins.mdx',
    figure: '2026-11',
    source: 'npm view of each package in the table',
  },
  {page: 'docs/guide/advanced/package-json.mdx', figure: '12 h', source: tide},
  {page: 'docs/guide/advanced/package-json.mdx', figure: '25 min', source: tide},
  {
    page: 'docs/guide/advanced/publishing.mdx',
    figure: '72 h',
    source: 'https://docs.npmjs.com/policies/unpublish',
  },
  {page: 'docs/guide/start/index.mdx', figure: '66 MB', source: sum},
  {page: 'docs/guide/start/npm-packages.mdx', figure: '66 MB', source: sum},
  {
    page: 'docs/guide/start/npm-packages.mdx',
    figure: '24 MB',
    source: 'du -sb node_modules/typescript',
  },
  {
    page: 'docs/guide/start/npm-packages.mdx',
    figure: '30 MB',
    source: 'https://www.npmjs.com/package/typescript?activeTab=versions',
  },
  {page: 'docs/guide/start/ai.mdx', figure: '0.5 MB', source: 'wc -c build/llms-full.txt'},
  {page: 'docs/guide/start/quick-start.mdx', figure: '0.08 s', source: measured},
  {page: 'docs/guide/advanced/css.mdx', figure: '17 kB', source: folder},
  {
    page: 'docs/guide/solution/vue.mdx',
    figure: '10 kB',
    source:
      '13.6 kB for one rule, more with CSS Modules: rslib build of a file with one stylesheet',
  },
  {page: 'docs/guide/advanced/third-party-deps.mdx', figure: '9.4 kB', source: folder},
  {page: 'docs/guide/advanced/third-party-deps.mdx', figure: '16 kB', source: folder},
  {page: 'docs/config/rsbuild/performance.mdx', figure: '3 kB', source: folder},
  {page: 'docs/guide/solution/vue.mdx', figure: '2.2 kB', source: folder},
  {
    page: 'docs/config/rsbuild/source.mdx',
    figure: '10 kB',
    source: 'a build with decorators, compared with one without',
  },
  {
    page: 'docs/guide/basic/typescript.mdx',
    figure: '10 kB',
    source: 'a build with decorators, compared with one without',
  },
  {
    page: 'docs/guide/migration/unbuild.mdx',
    figure: '1 kB',
    source: 'a CommonJS build of an empty module',
  },
];
