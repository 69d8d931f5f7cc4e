import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('reports/rsdoctor-data.json', 'utf8'));
for (const { path, bailoutReason } of data.moduleGraph.modules) console.log(path.split('/').at(-1), bailoutReason);
