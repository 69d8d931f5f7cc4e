export { default } from './low.tide';
