import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TideTag } from './index';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tide-tag': DetailedHTMLProps<HTMLAttributes<TideTag> & { level?: number }, TideTag>;
    }
  }
}
