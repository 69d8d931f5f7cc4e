import './badge.css';
import { tone } from './tone';

export interface BadgeProps {
  score?: number;
}

export const Badge = ({ score }: BadgeProps) => (
  <b className={`badge ${tone(score)}`}>{score ?? '?'}</b>
);
