export { default as Row } from './Row.vue';
