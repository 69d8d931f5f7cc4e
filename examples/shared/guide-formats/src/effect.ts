import { used } from './index';
console.log(used);
