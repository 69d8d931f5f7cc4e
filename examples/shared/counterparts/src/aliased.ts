export { port } from '#words';
