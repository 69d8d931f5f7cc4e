import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

/** One tab's content; `Tabs` reads its props and draws the panel round it. */
export default function TabItem({children}: Props): ReactNode {
  return <>{children}</>;
}
