import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar per entry of the top navigation that has one. Order here is the order on screen. */
const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/glossary',
        'guide/start/npm-packages',
      ],
    },
    {
      type: 'category',
      label: 'Solutions',
      collapsed: false,
      items: [
        'guide/solution/index',
        'guide/solution/nodejs',
        'guide/solution/react',
        'guide/solution/vue',
        'guide/solution/svelte',
        'guide/solution/solid',
      ],
    },
    {
      type: 'category',
      label: 'Basics',
      collapsed: false,
      items: [
        'guide/basic/cli',
        'guide/basic/configure-rslib',
        'guide/basic/output-format',
        'guide/basic/output-structure',
        'guide/basic/typescript',
        'guide/basic/upgrade-rslib',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      collapsed: false,
      items: [
        'guide/advanced/dts',
        'guide/advanced/third-party-deps',
        'guide/advanced/output-compatibility',
        'guide/advanced/css',
        'guide/advanced/static-assets',
        'guide/advanced/svgr-files',
        'guide/advanced/json-files',
        'guide/advanced/wasm',
        'guide/advanced/web-workers',
        'guide/advanced/env-vars',
        'guide/advanced/module-federation',
        'guide/advanced/storybook',
      ],
    },
    {
      type: 'category',
      label: 'Migration',
      collapsed: false,
      items: ['guide/migration/tsup', 'guide/migration/tsc', 'guide/migration/modernjs-module'],
    },
    {
      type: 'category',
      label: 'FAQ and API',
      collapsed: false,
      items: ['guide/faq/features', 'api/index'],
    },
  ],
  config: [
    'config/index',
    {
      type: 'category',
      label: 'Library options',
      collapsed: false,
      items: [
        'config/lib/index',
        'config/lib/format',
        'config/lib/bundle',
        'config/lib/dts',
        'config/lib/syntax',
        'config/lib/id',
        'config/lib/umd-name',
        'config/lib/auto-extension',
        'config/lib/auto-external',
        'config/lib/external-helpers',
        'config/lib/shims',
        'config/lib/redirect',
        'config/lib/out-base',
        'config/lib/banner',
        'config/lib/footer',
        'config/lib/wasm',
        'config/lib/experiments',
      ],
    },
    {
      type: 'category',
      label: 'Rsbuild options',
      collapsed: false,
      items: [
        'config/rsbuild/index',
        'config/rsbuild/source',
        'config/rsbuild/resolve',
        'config/rsbuild/output',
        'config/rsbuild/plugins',
        'config/rsbuild/tools',
        'config/rsbuild/performance',
        'config/rsbuild/log-level',
      ],
    },
  ],
};

export default sidebars;
