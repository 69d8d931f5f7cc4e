import { alpha } from 'alpha';
import { delta } from 'delta';

console.log(alpha, delta);
