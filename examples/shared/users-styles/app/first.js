import { box } from 'seats/box';
import { stall } from 'seats/stall';

console.log(box(), stall());
