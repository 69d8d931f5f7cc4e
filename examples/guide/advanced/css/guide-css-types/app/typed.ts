import { row } from '../dist/index.js';
import './own.css';
export const one: string = row;
