import {describePage} from './support/page';

for (const name of [
  'lib/syntax',
  'lib/shims',
  'lib/umd-name',
  'lib/wasm',
  'lib/experiments',
  'rsbuild/log-level',
  'rsbuild/plugins',
]) {
  describePage(`docs/config/${name}.mdx`);
}
