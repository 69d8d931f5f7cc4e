import { type Entry } from '../compiled/rlog/index.js';
export declare const say: (entry: Entry) => void;
