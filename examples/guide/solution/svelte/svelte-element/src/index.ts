import './Dial.svelte';
