export { default } from 'typed-card';
