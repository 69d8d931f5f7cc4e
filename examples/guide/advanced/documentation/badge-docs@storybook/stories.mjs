import { readFileSync } from 'node:fs';

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
for (const { title, name } of Object.values(entries)) console.log(`${title}: ${name}`);
