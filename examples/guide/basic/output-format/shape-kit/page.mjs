import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});

for (const name of ['shape-kit', 'shape-kit-star']) {
  vm.runInContext(readFileSync(`dist/${name}.js`, 'utf8'), page);
}
console.log(page.ShapeKit.draw('star'));
