import { chip } from './chip.module.css';
export const name: string = chip;
