import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import HeadTags from './HeadTags';
import {markdownPath} from '../../lib/routes';

/** A tag of the front matter key `head`: its name and its attributes. */
type HeadTag = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface Props {
  /** The page's front matter; only `head` and `titleSuffix` are read. */
  readonly frontMatter: object;
  readonly title: string;
  /** The page's path, with its locale prefix. */
  readonly routePath: string;
}

/**
 * The head tags that a page asks for in its front matter, and the link to its
 * Markdown copy. They go when the reader leaves the page.
 */
export default function PageHead({frontMatter, title, routePath}: Props): ReactNode {
  const {head = [], titleSuffix} = frontMatter as {
    head?: readonly HeadTag[];
    titleSuffix?: string;
  };
  return (
    <>
      <Head>
        {titleSuffix ? <title>{`${title} - ${titleSuffix}`}</title> : null}
        <link rel="alternate" type="text/markdown" href={markdownPath(routePath)} />
      </Head>
      <HeadTags tags={head.map(([name, props]) => ({name, props}))} />
    </>
  );
}
