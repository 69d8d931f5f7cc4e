import type {ReactNode} from 'react';

/** The stock providers hold state that no unit test reads. */
export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
