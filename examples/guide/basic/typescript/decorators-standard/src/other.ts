import { watched } from './watched';

export class Other {
  @watched
  other: string = 'nobody';
}
