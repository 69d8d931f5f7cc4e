export { missing } from 'missing-package';
