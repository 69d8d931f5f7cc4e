import { row } from 'seat-map';

document.body.innerHTML = row(['A1', 'A2']);
