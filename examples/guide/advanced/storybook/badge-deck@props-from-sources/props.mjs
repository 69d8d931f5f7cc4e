import { readdirSync, readFileSync } from 'node:fs';

const site = 'storybook-static';
const script = readdirSync(site).find((name) => /^Badge-stories\..*\.bundle\.js$/.test(name));
const code = readFileSync(`${site}/${script}`, 'utf8');
console.log('comment of a prop:', code.includes('How much attention the badge asks for.'));
