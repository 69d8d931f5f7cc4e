import type { RslibConfig } from '@rslib/core';

export const top: RslibConfig[] = [
  { watch: true },
  { source: { entry: ['src/index.ts'] } },
  { output: { target: 'neutral' } },
  { lib: [{ dts: { bundle: { bundledPackages: [/clsx/] } } }] },
  { output: { minify: 'terser' } },
  { banner: () => ({ js: '// boat' }) },
  { ignoreWatch: ['docs'] },
];
