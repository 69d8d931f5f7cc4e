export { card } from 'cards';
