export { b } from 'no-such-package';
