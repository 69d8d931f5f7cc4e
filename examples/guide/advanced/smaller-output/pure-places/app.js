import { used } from 'marks';

console.log(used());
