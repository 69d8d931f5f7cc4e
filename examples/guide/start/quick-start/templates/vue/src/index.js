export * from './Buoy.vue';
