import type {ReactNode} from 'react';

import Setup from './Setup';
import {createTexts} from './texts';

interface Props {
  /** What to do with the project: static, so that its tabs are those of the documentation. */
  readonly children: ReactNode;
}

/** The page that sets up a library, below its introduction. */
export default function SetupPage({children}: Props): ReactNode {
  return <Setup texts={createTexts()}>{children}</Setup>;
}
