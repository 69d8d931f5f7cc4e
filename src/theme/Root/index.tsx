import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';

import AppearanceClass from '@site/src/features/Appearance/AppearanceClass';

/**
 * Round everything, so that the class `dark` is known before any other part says what the root element's
 * classes are: React may paint in between.
 */
export default function Root({children}: Props): ReactNode {
  return <AppearanceClass>{children}</AppearanceClass>;
}
