import styles from './chip.module.css';

export const chip = styles;
