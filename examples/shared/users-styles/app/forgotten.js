import { stall } from 'seats/bundle';

console.log(stall());
