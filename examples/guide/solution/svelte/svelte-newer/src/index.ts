// @ts-nocheck
import { Dial } from 'dial';

console.log(Dial);
