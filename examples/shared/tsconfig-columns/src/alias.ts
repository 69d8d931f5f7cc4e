export { last } from '#/last';
