export { slug } from './index';
