export * from './Buoy.svelte';
