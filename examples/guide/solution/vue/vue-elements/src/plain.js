export { default } from './Plain.vue';
