import type {ReactNode} from 'react';

export default function DocItemContent({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="markdown">{children}</div>;
}
