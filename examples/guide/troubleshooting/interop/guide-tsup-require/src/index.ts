export { inherits } from 'old-sender';
