import type { ReactNode } from 'react';
import Sun from './sun.svg?react';
import sunFile from './sun.svg';

export function SunBadge({ size = 24 }: { size?: number }): ReactNode {
  return <Sun width={size} role="img" aria-label="sunny" />;
}

export function SunPicture(): ReactNode {
  return <img src={sunFile} alt="sunny" />;
}
