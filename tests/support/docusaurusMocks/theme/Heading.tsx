import type {ComponentProps, ReactNode} from 'react';

/** The stock heading without its link to itself. */
export default function Heading({as: As, ...props}: {as: 'h1'} & ComponentProps<'h1'>): ReactNode {
  return <As {...props} />;
}
