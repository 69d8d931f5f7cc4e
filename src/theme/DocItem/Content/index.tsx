import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';

import {useSiteOptions} from '@site/src/config/useSiteOptions';
import {useDocTitle} from '@site/src/features/Overview';
import PageActions from '@site/src/features/PageActions';
import {introduction, StaleNotice} from '@site/src/features/Translation';
import {usePageChrome} from '@site/src/features/Page/chrome';
import styles from './styles.module.css';

/** Ejected: beside the title stands what can be done with the page. */
export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, contentTitle} = useDoc();
  const {fallbackHeadingTitle} = useSiteOptions();
  const docTitle = useDocTitle();
  const {pageType} = usePageChrome();
  const hasTitle = fallbackHeadingTitle && !frontMatter.hide_title && contentTitle === undefined;
  const title = hasTitle ? docTitle : null;
  const actions = pageType === 'doc' ? <PageActions /> : null;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {title || actions ? (
        <header className={styles.head}>
          {title ? <Heading as="h1">{title}</Heading> : null}
          {actions}
        </header>
      ) : null}
      <StaleNotice section={introduction} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
