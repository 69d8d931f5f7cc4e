import { render } from 'svelte/server';
import { TempoDial } from 'tempo-dial';

console.log(render(TempoDial, { props: {} }).body);
