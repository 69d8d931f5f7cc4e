import { readdirSync, readFileSync } from 'node:fs';

const site = 'storybook-static';
const { entries } = JSON.parse(readFileSync(`${site}/index.json`, 'utf8'));
for (const { title, name, importPath } of Object.values(entries)) {
  console.log(`${title} / ${name}: ${importPath}`);
}

const script = readdirSync(site).find((name) => /^Badge-stories\..*\.bundle\.js$/.test(name));
const code = readFileSync(`${site}/${script}`, 'utf8');
console.log('BADGE_PREFIX replaced:', !code.includes('BADGE_PREFIX'));
