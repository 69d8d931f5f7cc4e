import {describePage} from './support/page';

for (const name of [
  'index',
  'auto-external',
  'banner',
  'bundle',
  'external-helpers',
  'footer',
  'id',
  'out-base',
  'redirect',
]) {
  describePage(`docs/config/lib/${name}.mdx`);
}
