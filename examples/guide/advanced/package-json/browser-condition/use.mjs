import { place } from 'draft-store';

console.log(place);
