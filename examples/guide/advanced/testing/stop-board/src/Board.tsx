import { useState } from 'react';
import styles from './Board.module.css';

export function Board({ lines }: { lines: string[] }) {
  const [open, setOpen] = useState(false);

  return (
    <div className={styles.board}>
      <button onClick={() => setOpen(!open)}>Departures</button>
      {open && lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}
