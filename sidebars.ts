import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The order here is the order on screen. `guide` has at most 40 items; what readers look up is in `help`. */
const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: 'Start',
      items: [
        'guide/start/index',
        {type: 'ref', id: 'setup'},
        'guide/start/quick-start',
        'guide/start/comparison',
        'guide/solution/index',
      ],
    },
    {
      type: 'category',
      label: 'Build your library',
      items: [
        'guide/solution/nodejs',
        'guide/solution/react',
        'guide/solution/jsx',
        'guide/solution/vue',
        'guide/solution/svelte',
        'guide/solution/solid',
      ],
    },
    {
      type: 'category',
      label: 'Essentials',
      items: [
        'guide/basic/configure-rslib',
        'guide/basic/output-format',
        'guide/basic/output-structure',
        'guide/advanced/third-party-deps',
        'guide/advanced/dts',
        'guide/basic/typescript',
        'guide/advanced/output-compatibility',
        'guide/advanced/smaller-output',
      ],
    },
    {
      type: 'category',
      label: 'Ship',
      items: [
        'guide/advanced/package-json',
        'guide/advanced/check-package',
        'guide/advanced/publishing',
        'guide/advanced/monorepo',
      ],
    },
    {
      type: 'category',
      label: 'Styles and assets',
      items: [
        'guide/advanced/css',
        'guide/advanced/css-tools',
        'guide/advanced/css-delivery',
        'guide/advanced/static-assets',
        'guide/advanced/svgr-files',
        'guide/advanced/json-files',
        'guide/advanced/wasm',
        'guide/advanced/web-workers',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      items: [
        'guide/advanced/plugins',
        'guide/advanced/env-vars',
        'guide/advanced/module-federation',
        'guide/advanced/testing',
        'guide/advanced/storybook',
        'guide/advanced/documentation',
      ],
    },
    {
      type: 'category',
      label: 'Look up',
      items: [
        {type: 'ref', id: 'guide/faq/errors', label: 'Troubleshooting'},
        {type: 'ref', id: 'guide/migration/tsup', label: 'Migrate and upgrade'},
        {type: 'ref', id: 'guide/basic/cli', label: 'Command line and API'},
      ],
    },
  ],
  help: [
    {
      type: 'category',
      label: 'Troubleshooting',
      items: [
        'guide/troubleshooting/declarations',
        'guide/troubleshooting/interop',
        'guide/troubleshooting/react-ssr',
        'guide/troubleshooting/publishing',
        'guide/troubleshooting/slow-builds',
        'guide/advanced/rsdoctor',
        'guide/faq/errors',
        'guide/faq/features',
      ],
    },
    {
      type: 'category',
      label: 'Migrate and upgrade',
      items: [
        'guide/migration/tsup',
        'guide/migration/tsc',
        'guide/migration/vite',
        'guide/migration/unbuild',
        'guide/migration/modernjs-module',
        'guide/basic/upgrade-rslib',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'guide/basic/cli',
        'guide/basic/watch-mode',
        'api/index',
        'guide/start/glossary',
        'guide/start/npm-packages',
        'guide/start/ai',
      ],
    },
  ],
  config: [
    'config/index',
    {
      type: 'category',
      label: 'Library options',
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
