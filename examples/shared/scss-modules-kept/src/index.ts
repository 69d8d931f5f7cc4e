import styles from './tile.module.scss';

export const tile = styles.tile;
