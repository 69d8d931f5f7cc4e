export { default as Card } from 'card';
export { default as Note } from 'note';
