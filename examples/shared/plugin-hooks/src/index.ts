import * as gravel from 'gravel';
import colours from './colours.list';
import note from './note.txt';
import './page.css';
import { kind } from './stone';

declare const TONE: string;
export const all = [gravel, colours, note, kind, TONE];
