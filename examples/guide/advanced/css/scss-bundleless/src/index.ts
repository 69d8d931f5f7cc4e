export { tag } from './tag/tag';
