export { Given, Taken } from './label';
