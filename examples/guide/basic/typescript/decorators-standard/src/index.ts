import { watched } from './watched';

export { Other } from './other';
export class Booking {
  @watched
  holder: string = 'nobody';
}
