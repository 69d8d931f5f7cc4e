export { glaze } from './glaze';
export { mix } from './mix';
