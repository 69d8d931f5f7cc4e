export { default as StarRow } from './StarRow.vue';
