/*
 * The little library that the landing page shows. It is written here as text, so that what is shown
 * and what is built cannot part: the config file is put together from the same items as the excerpts.
 */

export const source = `import { scale } from './scale';

export interface Size {
  width: number;
  height: number;
}

/** Scales a box until it just fits its frame. */
export function fit(box: Size, frame: Size): Size {
  const x = frame.width / box.width;
  const y = frame.height / box.height;
  return scale(box, Math.min(x, y));
}
`;

const scale = `import type { Size } from '.';

/** Multiplies both sides. */
export const scale = (size: Size, by: number): Size => ({
  width: size.width * by,
  height: size.height * by,
});
`;

/** An IIFE entry must not export; it leaves its work on \`globalThis\`. */
const browserEntry = `import { fit } from './src/index';

Object.assign(globalThis, { fitBox: { fit } });
`;

const esmItem = `    { format: 'esm', dts: true },
`;

const otherFormatItems = `    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'fitBox',
      output: {
        target: 'web',
        filename: { js: 'fit-box.umd.js' },
      },
    },
    {
      format: 'iife',
      source: {
        entry: { 'fit-box.iife': './browser.ts' },
      },
      output: { target: 'web' },
    },
`;

const bundlelessItem = `    {
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/files' },
    },
`;

const excerptOf = (items: string): string => `export default defineConfig({
  lib: [
${items}  ],
});
`;

const configOf = (items: string): string =>
  `import { defineConfig } from '@rslib/core';\n\n${excerptOf(items)}`;

/** The config as the page shows it: whole for the formats, excerpts for the other two samples. */
export const configs = {
  formats: configOf(esmItem + otherFormatItems),
  shapes: excerptOf(esmItem + bundlelessItem),
  declarations: excerptOf(esmItem),
} as const;

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    rootDir: 'src',
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
};

/** Every file of the project, by path. */
export const projectFiles: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({name: 'fit-box', version: '1.0.0', type: 'module'}),
  'tsconfig.json': JSON.stringify(tsconfig),
  'rslib.config.ts': configOf(esmItem + otherFormatItems + bundlelessItem),
  'browser.ts': browserEntry,
  'src/index.ts': source,
  'src/scale.ts': scale,
};
