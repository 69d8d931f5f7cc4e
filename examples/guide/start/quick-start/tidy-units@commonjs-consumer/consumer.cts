import { formatBytes } from 'tidy-units';

console.log(formatBytes(1536));
