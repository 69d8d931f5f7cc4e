import { Brush } from 'paint-mixer';

document.body.innerHTML = Brush();
