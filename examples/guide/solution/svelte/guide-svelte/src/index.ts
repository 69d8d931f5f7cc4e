export { default as Dial } from './Dial.svelte';
