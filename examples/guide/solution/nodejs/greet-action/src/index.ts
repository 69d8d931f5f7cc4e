import { clsx } from 'clsx';

console.log(clsx('Hello', 'world'));
