import styles from './seat.module.css';

export function seat(name: string): string {
  return `<button class="${styles.seatFree}">${name}</button>`;
}
