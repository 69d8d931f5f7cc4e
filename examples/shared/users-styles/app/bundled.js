import { stall } from 'seats/bundle';
import 'seats/style.css';

console.log(stall());
