export { near } from '@/none';
