import classes from './chip.scss';

export const chip: string = classes.chip;
