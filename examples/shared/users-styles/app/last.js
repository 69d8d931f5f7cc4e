import { stall } from 'seats/stall';
import { box } from 'seats/box';

console.log(box(), stall());
