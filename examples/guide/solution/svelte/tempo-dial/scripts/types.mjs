import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { emitDts } from 'svelte2tsx';

const require = createRequire(import.meta.url);
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

await emitDts({
  libRoot: path('../src'),
  declarationDir: path('../dist/types'),
  tsconfig: path('../tsconfig.json'),
  svelteShimsPath: require.resolve('svelte2tsx/svelte-shims-v4.d.ts'),
});
