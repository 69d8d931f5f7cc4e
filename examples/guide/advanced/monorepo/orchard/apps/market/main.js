import { label } from '@orchard/labels';

console.log(label('Pears', 1500));
