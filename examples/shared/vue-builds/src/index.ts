export { default as StarRow } from './StarRow.vue';
export { default as MoonRow } from './MoonRow.vue';
