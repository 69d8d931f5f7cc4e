import styles from './tile.module.css';

export const tile = styles.tile;
