import type { HTMLAttributes } from 'react';
import type { Sized } from 'ruler';

export interface BadgeProps extends Sized, Pick<HTMLAttributes<HTMLElement>, 'hidden'> {
  tone?: 'calm' | 'loud';
  children: string;
}

export function Badge({ tone = 'calm', children }: BadgeProps) {
  return <b className={tone}>{children}</b>;
}
