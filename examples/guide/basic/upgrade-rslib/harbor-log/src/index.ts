export { berth } from '@/berth';
