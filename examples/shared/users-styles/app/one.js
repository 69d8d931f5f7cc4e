import { stall } from 'seats';

console.log(stall());
