import type {ReactNode} from 'react';

/** The stock component hands the site's MDX components to its children; here they have none. */
export default function MDXContent({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
