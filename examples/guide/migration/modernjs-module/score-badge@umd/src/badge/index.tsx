import React from 'react';
import './badge.css';
import { tone } from './tone';

export const Badge = ({ score }: { score?: number }) => (
  <b className={`badge ${tone(score)}`}>{score ?? '?'}</b>
);
