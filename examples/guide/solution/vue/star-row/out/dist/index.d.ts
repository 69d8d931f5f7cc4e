export { default as StarRow } from './StarRow.vue';
export { useStars } from './useStars';
