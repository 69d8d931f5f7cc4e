import styles from './chip.css';

export const chip = styles.chip;
