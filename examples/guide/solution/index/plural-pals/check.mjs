import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { plural } from 'plural-pals';

console.log(plural(1, { one: 'mouse', other: 'mice' }));

const page = { globalThis: undefined, Intl };
page.globalThis = page;
vm.runInNewContext(readFileSync('dist/umd/index.js', 'utf8'), page);
console.log(page.PluralPals.plural(3, { one: 'goose', other: 'geese' }));
