export { clean } from '@/text';
