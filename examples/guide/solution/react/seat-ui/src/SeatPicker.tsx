'use client';

import { useState } from 'react';
import { Price } from './Price';
import styles from './SeatPicker.module.css';

export interface SeatPickerProps {
  seats: string[];
  cents: number;
}

export function SeatPicker({ seats, cents }: SeatPickerProps) {
  const [taken, setTaken] = useState<string[]>([]);
  const toggle = (seat: string) =>
    setTaken(taken.includes(seat) ? taken.filter((one) => one !== seat) : [...taken, seat]);

  return (
    <div className={styles.row}>
      {seats.map((seat) => (
        <button
          key={seat}
          className={styles.seat}
          aria-pressed={taken.includes(seat)}
          onClick={() => toggle(seat)}
        >
          {seat}
        </button>
      ))}
      <Price cents={taken.length * cents} />
    </div>
  );
}
