import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';

import {useSiteOptions} from '@site/src/config/useSiteOptions';
import DocHeader from '@site/src/features/PageActions';
import {useDocTitle} from '@site/src/features/Overview';

/**
 * Ejected to put the page actions beside the title. A title in the text (`# Title`) arrives in a
 * `header`, which `MDXComponents` gives the same.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, contentTitle} = useDoc();
  const {fallbackHeadingTitle} = useSiteOptions();
  const docTitle = useDocTitle();
  const hasTitle = fallbackHeadingTitle && !frontMatter.hide_title;
  const title = hasTitle ? <Heading as="h1">{docTitle}</Heading> : null;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined ? <DocHeader>{title}</DocHeader> : null}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
