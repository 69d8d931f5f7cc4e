export { default as TempoDial } from './TempoDial.svelte';
export { createTempo, type Tempo } from './tempo.svelte.js';
