// @ts-nocheck
export { default as Dial } from './Dial.svelte';
