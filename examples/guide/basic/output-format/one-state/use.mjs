import { createRequire } from 'node:module';
import { set } from 'moon';

const { own, shared } = createRequire(import.meta.url)('moon');
set('south');
console.log('own', own(), 'shared', shared());
