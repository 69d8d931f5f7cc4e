import { Sender } from 'old-sender';

export const sends = (): string => (new Sender().on ? 'emitter' : 'object');
