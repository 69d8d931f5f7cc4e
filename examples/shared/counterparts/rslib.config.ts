import path from 'node:path';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig, type LibConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: (
    [
      { id: 'usual' },
      { id: 'cjs', format: 'cjs' },
      { id: 'files', bundle: false, source: { entry: { index: ['src/{index,later}.ts', 'src/*.css'] } } },
      { id: 'two', source: { entry: { index: 'src/index.ts', other: 'src/other.ts' } }, tools: { rspack: { optimization: { chunkIds: 'named' } } } },
      { id: 'two-cjs', format: 'cjs', source: { entry: { index: 'src/index.ts', other: 'src/other.ts' } }, tools: { rspack: { optimization: { chunkIds: 'named' } } } },
      { id: 'fields', source: { entry: { fields: 'src/fields.ts' } }, resolve: { mainFields: ['own', 'module'], extensions: ['.boat.ts', '.ts'] } },
      { id: 'plain', source: { entry: { fields: 'src/fields.ts' } } },
      { id: 'tsconfig', source: { entry: { aliased: 'src/aliased.ts' }, tsconfigPath: 'tsconfig.build.json' } },
      { id: 'transform', source: { entry: { picked: 'src/picked.ts' }, transformImport: [{ libraryName: 'fleet', customName: 'fleet/{{ member }}' }] }, output: { externals: [/^fleet/] } },
      { id: 'swc', tools: { swc: { jsc: { transform: { optimizer: { globals: { vars: { BOAT: '"sloop"' } } } } } } }, source: { entry: { fleet: 'src/fleet.ts' } } },
      { id: 'map', output: { sourceMap: { js: 'inline-source-map' } } },
      { id: 'minify-css', output: { minify: { css: true } } },
      { id: 'minify', output: { minify: true } },
      { id: 'inject', output: { injectStyles: true } },
      { id: 'inject-node', output: { injectStyles: true, target: 'node' } },
      { id: 'footer', footer: { dts: '// types end', js: '// code ends', css: '/* styles end */' }, banner: { js: '/* code */', css: '/* styles */', dts: '// types' }, dts: { isolated: true } },
      { id: 'provide', tools: { rspack: (_, { appendPlugins, rspack }) => appendPlugins(new rspack.ProvidePlugin({ port: [path.resolve('src/words.ts'), 'port'] })) }, source: { entry: { words: 'src/provided.ts' } } },
      { id: 'assets', source: { entry: { asset: 'src/asset.ts' }, assetsInclude: /\.tide$/ } },
      { id: 'jsx', source: { entry: { jsx: 'src/jsx.tsx' } }, plugins: [pluginReact({ swcReactOptions: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Group' } })] },
      { id: 'syntax', syntax: ['chrome 70', 'safari 13'] },
      { id: 'external', format: 'umd', umdName: 'Boats', source: { entry: { hooks: 'src/hooks.ts' } }, output: { externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } } } },
      { id: 'esnext', source: { entry: { index: 'src/index.ts' }, tsconfigPath: 'tsconfig.es5.json' } },
      { id: 'styles', source: { entry: { styles: 'src/styles.ts' } }, plugins: [pluginSass({ sassLoaderOptions: { additionalData: '$wood: #a50;' } }), pluginLess({ lessLoaderOptions: { additionalData: '@white: #fff;' } }), pluginStylus({ stylusOptions: { define: { rope: 'tan' } } })] },
      { id: 'dirname', output: { target: 'node' }, source: { entry: { dirname: 'src/dirname.ts' } } },
      { id: 'decorated', source: { entry: { decorated: 'src/decorated.ts' }, decorators: { version: 'legacy' } } },
      { id: 'lightning', tools: { lightningcssLoader: { targets: 'safari 13' } } },
      { id: 'react', format: 'umd', umdName: 'Boats', source: { entry: { hooks: 'src/hooks.ts' } }, output: { externals: { react: 'React' } } },
    ] satisfies LibConfig[]
  ).map((item) => ({ ...item, output: { ...('output' in item ? item.output : {}), distPath: 'dist/' + item.id } })),
});
