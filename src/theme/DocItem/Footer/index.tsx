import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import {useSiteOptions} from '@site/src/config/useSiteOptions';
import EditMetaRow from '@site/src/features/Page/EditMetaRow';

/** Ejected: one quiet row with the edit link and the date of the page's last change. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {checkedAgainst} = useSiteOptions();
  return <EditMetaRow {...metadata} checkedAgainst={checkedAgainst[metadata.version]} />;
}
