import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');

import { Window } from 'happy-dom';

rslib();
rslib('-c', 'all.config.mjs');
rslib('-c', 'iife.config.mjs');
const window = new Window();
const names = ['document', 'HTMLElement', 'Element', 'Node', 'SVGElement', 'customElements', 'MutationObserver', 'ShadowRoot', 'CSSStyleSheet', 'Event', 'CustomEvent'];
for (const name of names)
  globalThis[name] = window[name];
globalThis.window = window;
const { register } = await import('./dist/index.js');
register();
document.body.innerHTML = '<tide-gauge></tide-gauge>';
await new Promise((done) => setTimeout(done, 20));
const inside = document.body.firstChild.shadowRoot.innerHTML;
console.log('ce:', inside.slice(inside.indexOf('<style>b')));
console.log('children with styles:', ['i', 'u'].filter((tag) => inside.includes('<style>' + tag)).join() + '.');
console.log('stylesheet:', read('dist/index.css').slice(0, 1));
console.log('customElement:', /"(u) \{/.exec(read('all/index.js'))?.[1], fs.existsSync('all/index.css'));
console.log('iife:', read('iife/index.js').includes('VueElement') ? 'says: contains|包含' : 'without Vue');
console.log('iife imports Vue:', /from "vue"|require\("vue"\)/.test(read('iife/index.js')));
