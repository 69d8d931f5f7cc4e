export { ext } from 'ext';

export class Port {
  berth?: string;
}
