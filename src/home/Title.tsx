import type {ReactNode} from 'react';

interface Props {
  readonly level: 1 | 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading of the landing page. Unlike those of the prose it has no id: nothing links into this page. */
export default function Title({level, className, children}: Props): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}
