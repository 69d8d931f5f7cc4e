import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';

import DocHead from '@site/src/features/DocHead';

/**
 * Ejected: beside the title stands what can be done with the page. A title in the text (`# Title`) arrives in a
 * `header`, which `MDXComponents` gives the same.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const title = frontMatter.hide_title ? null : <Heading as="h1">{metadata.title}</Heading>;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined ? <DocHead>{title}</DocHead> : null}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
