export default {
  'rslib-core': {
    'core-types': 'exported: 0',
    'shared/guide-config': 'require(): function',
    packages: {
      '@rslib/core': [
        '"rslib": "./bin/rslib.js"',
        '"types": "./types.d.ts"',
        '"./package.json": "./package.json"',
        '"rsbuild-plugin-dts": "1.0.1"',
        '"license": "MIT"',
      ],
    },
  },
  packages: {
    'plain-rsbuild': {tree: 'dist/index.d.ts'},
    'npm-create': 'same as `npx create-<package-spec>`',
  },
  'rsbuild-plugin-dts': {
    packages: {'rsbuild-plugin-dts': '"optional": true'},
  },
  'install-size': {
    glibc: 'Rspack 2.2.9 needs glibc 2.15',
    packages: {
      'rsbuild-plugin-dts': '"version": "1.0.1"',
      '@rsbuild/core': '"version": "2.2.14"',
      '@rspack/core': '"version": "2.2.9"',
      '@rspack/binding': [
        '"version": "2.2.9"',
        '@rspack/binding-darwin-arm64',
        '@rspack/binding-linux-x64-musl',
      ],
      '@rspack/binding-linux-x64-gnu': [
        '"version": "2.2.9"',
        '"main": "rspack.linux-x64-gnu.node"',
      ],
      '@swc/helpers': '"version": "0.5.24"',
      '@ast-grep/napi-linux-x64-gnu': '"main": "ast-grep-napi.linux-x64-gnu.node"',
    },
  },
};
