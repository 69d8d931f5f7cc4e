import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';
import { preprocess } from 'svelte/compiler';
import ts from 'typescript';

const { ESNext } = ts.ScriptTarget;
const forServer = { dev: false, generate: 'server' };

async function withoutTypes(component: Buffer): Promise<string> {
  const result = await preprocess(component.toString(), {
    script: ({ content }) => ({
      code: ts.transpile(content, { target: ESNext, verbatimModuleSyntax: true }),
      attributes: {},
    }),
  });
  return result.code;
}

export default defineConfig({
  lib: [
    {
      id: 'browser',
      output: { target: 'web', distPath: 'dist/browser' },
      plugins: [pluginSvelte()],
    },
    {
      id: 'server',
      output: { target: 'node', distPath: 'dist/server' },
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: { compilerOptions: forServer },
        }),
      ],
    },
    {
      // Strips the types and keeps everything else: runes, markup and styles.
      id: 'source',
      bundle: false,
      source: { entry: { index: './src/**/*.ts' } },
      output: {
        target: 'web',
        distPath: 'dist/source',
        externals: [/\.svelte$/],
        copy: [{ from: '**/*.svelte', context: 'src', transform: withoutTypes }],
      },
    },
  ],
});
