import { weigh } from 'dirweight';

console.log(await weigh('scale'));
