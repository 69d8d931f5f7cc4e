export default {
  traps: {
    'tempo-dial@no-plugin': {
      'rslib.txt': 'To enable support for Svelte, use "@rsbuild/plugin-svelte"',
    },
  },
  'svelte-condition': {
    'svelte-builds': {tree: 'dist/app/main.js'},
  },
  'quick-start': {'guide-svelte': 'target node: index.js svelte_internal_client'},
  declarations: {'guide-svelte': 'declarations: index.css index.d.ts index.js'},
  bundleless: {'guide-svelte': 'bundleless: Dial.css Dial.js index.js import "./Dial.css"'},
  'what-to-ship': {
    'svelte-builds': {
      'dist/browser/index.js': 'svelte/internal/client',
      'dist/server/index.js': 'svelte/internal/server',
    },
    'svelte-newer': 'tomorrow',
  },
  'without-svelte': {
    'svelte-element': {'dist/index.js': "customElements.define('tempo-dial'"},
  },
  introduction: {
    packages: {
      svelte: '"version": "5.57.',
      '@rsbuild/plugin-svelte': ['"@rsbuild/core": "^1.4.0 || ^2.0.0-0"', '"version": "1.1.'],
    },
  },
};
