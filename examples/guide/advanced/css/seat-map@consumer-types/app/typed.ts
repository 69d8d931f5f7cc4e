import { row } from 'seat-map';
import 'seat-map/style.css';

export const stalls: string = row(['A1', 'A2']);
