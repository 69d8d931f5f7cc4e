import { berths } from 'pier';
import { tonnes } from 'pier/crane';

export const sum: number = berths + tonnes;
