import { page } from 'page-kit';

console.log(page());
