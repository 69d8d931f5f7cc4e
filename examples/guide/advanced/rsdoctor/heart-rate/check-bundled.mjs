import { readFileSync } from 'node:fs';

const allowed = ['tiny-round'];
const { data } = JSON.parse(readFileSync('reports/esm/rsdoctor-data.json', 'utf8'));
const extra = data.packageGraph.packages
  .filter(({ root, name }) => root.includes('node_modules') && !allowed.includes(name))
  .map(({ name }) => name);

if (extra.length > 0) {
  console.error(`Bundled, but not on the list: ${extra.join(', ')}`);
  process.exit(1);
}
