import { existsSync, readFileSync } from 'node:fs';

const html = readFileSync('doc_build/index.html', 'utf8');
console.log('rendered:', html.includes('class="badge-loud">New<'));
console.log('props:', html.includes('How much attention the badge asks for.'));
console.log('llms.txt:', existsSync('doc_build/llms.txt'), existsSync('doc_build/index.md'));
