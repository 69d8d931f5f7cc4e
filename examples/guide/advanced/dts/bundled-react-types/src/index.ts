import type { ReactNode } from 'react';

export interface PriceProps {
  children: ReactNode;
}
