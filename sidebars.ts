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
