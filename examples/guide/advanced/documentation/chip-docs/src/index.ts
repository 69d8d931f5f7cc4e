export { default as Chip } from './Chip.vue';
