import { mount } from 'svelte';
import { TempoDial } from 'tempo-dial';

mount(TempoDial, { target: document.body });
