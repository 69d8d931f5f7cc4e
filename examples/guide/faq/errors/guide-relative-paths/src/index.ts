export { near } from '@/near';
