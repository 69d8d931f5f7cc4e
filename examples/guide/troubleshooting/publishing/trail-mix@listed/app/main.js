import { nuts } from 'trail-mix';
import { oats } from 'trail-mix/oats';

console.log(nuts(), oats());
