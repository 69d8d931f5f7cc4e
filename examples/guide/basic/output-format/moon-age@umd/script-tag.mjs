import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});

vm.runInContext(readFileSync('dist/moon-age.umd.js', 'utf8'), page);
console.log(Object.keys(page.moonAge));
