import { clsx } from 'clsx';
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import { rowOf } from 'seat-codes';

interface SeatProps {
  code: string;
  taken: boolean;
}

const SeatButton = ({ code, taken }: SeatProps) => (
  <button className={clsx('seat', taken && 'taken')} title={rowOf(code)}>
    {code}
  </button>
);

export const Seat = memo(SeatButton, dequal);
