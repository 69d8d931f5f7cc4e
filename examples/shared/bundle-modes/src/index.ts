import './chip.css';
import { pad } from './pad';

export const chip = (text: string) => pad + text;
