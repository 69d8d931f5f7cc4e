import { said } from './index';

console.log(said());
