import { convert } from 'rate-feed';

console.log(convert(2, -1));
