import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('reports/esm/rsdoctor-data.json', 'utf8'));
const modules = new Map(data.moduleGraph.modules.map((module) => [module.id, module]));
const packages = data.packageGraph.packages
  .filter(({ root }) => root.includes('node_modules'))
  .sort((a, b) => b.size.parsedSize - a.size.parsedSize);

for (const { name, version, size, modules: ids } of packages) {
  const importers = ids
    .flatMap((id) => modules.get(id).imported)
    .map((id) => modules.get(id).webpackId);
  console.log(`${name}@${version}  ${size.parsedSize} B  from ${importers.join(', ')}`);
}
