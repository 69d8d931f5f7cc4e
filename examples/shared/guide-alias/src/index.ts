export { near, type Near } from '@/near';
