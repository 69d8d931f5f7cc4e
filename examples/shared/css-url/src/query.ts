export { default as url } from './theme.css?url';
