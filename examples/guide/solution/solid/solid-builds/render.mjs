import fs from 'node:fs';

import { createComponent, renderToString } from 'solid-js/web';
import { Step } from './dist/server/index.js';

console.log(renderToString(() => createComponent(Step, { by: 2 })));
const text = (name) => fs.readFileSync('dist/' + name + '/index.js', 'utf8');
console.log('old name:', text('old') === text('server'));
