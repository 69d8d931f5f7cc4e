import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  /** How much attention the badge asks for. */
  tone?: 'calm' | 'loud';
  children: ReactNode;
}

export function Badge({ tone = 'calm', children }: BadgeProps): ReactNode {
  return <span className={`badge-${tone}`}>{children}</span>;
}
