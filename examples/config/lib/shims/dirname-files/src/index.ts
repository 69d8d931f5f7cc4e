export { here } from './deep/here';
