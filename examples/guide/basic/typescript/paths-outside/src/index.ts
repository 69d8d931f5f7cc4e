import { log, type Entry } from 'rlog';

export const say = (entry: Entry): void => log(entry.text);
