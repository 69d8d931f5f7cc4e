import { formatBytes } from 'tidy-units';

console.log(formatBytes(1536));
console.log(formatBytes(90, [{ label: 'min', size: 60 }]));
