import { face } from 'tide-clock';

document.body.innerHTML = face();
