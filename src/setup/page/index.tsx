import type {PropsWithChildren, ReactNode} from 'react';

import Setup from './Setup';
import {createTexts} from './texts';

/** The page that sets up a library, below its introduction. Its children are what to do with the project. */
export default function SetupPage(props: PropsWithChildren): ReactNode {
  return <Setup texts={createTexts()} {...props} />;
}
