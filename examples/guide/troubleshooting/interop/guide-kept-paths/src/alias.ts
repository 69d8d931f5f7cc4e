export { part } from '@/part';
