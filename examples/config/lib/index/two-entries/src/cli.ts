import { name } from './index';

console.log(name);
