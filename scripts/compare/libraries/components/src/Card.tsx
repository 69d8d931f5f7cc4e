import type {ReactNode} from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Card({title, children}: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
