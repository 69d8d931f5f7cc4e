export { cached, found, load } from 'loads';
