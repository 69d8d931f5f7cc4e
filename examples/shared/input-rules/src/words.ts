export { hello } from '#words';
