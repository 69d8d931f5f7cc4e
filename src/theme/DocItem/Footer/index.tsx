import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import {useSiteOptions} from '@site/src/config/useSiteOptions';
import PageMeta from '@site/src/features/Page/PageMeta';

/** Ejected: one quiet row with the edit link and the date of the page's last change. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {checkedAgainst} = useSiteOptions();
  return <PageMeta {...metadata} checkedAgainst={checkedAgainst[metadata.version]} />;
}
