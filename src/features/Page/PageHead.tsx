import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {markdownPath} from '../../lib/routes';

export interface HeadTag {
  /** `meta`, `link`, `script`… */
  readonly name: string;
  readonly props: Readonly<Record<string, string | number | boolean>>;
  /** Of tags with the same key, the last one is used. Default: the tag itself. */
  readonly key?: string;
  /** Tags with a higher priority come first. Default: 0. */
  readonly priority?: number;
}

/** Returns the tags as they are written: one for each key, those with a higher priority first. */
export function orderTags(tags: readonly HeadTag[]): readonly Required<HeadTag>[] {
  const complete = tags.map((tag) => ({key: JSON.stringify(tag), priority: 0, ...tag}));
  const byKey = new Map(complete.map((tag) => [tag.key, tag]));
  return [...byKey.values()].toSorted((a, b) => b.priority - a.priority);
}

/** Adds tags to the head for as long as the component is shown. */
export function HeadTags({tags}: {readonly tags: readonly HeadTag[]}): ReactNode {
  return (
    <Head>
      {orderTags(tags).map(({name: Tag, props, key}) => (
        <Tag key={key} {...props} />
      ))}
    </Head>
  );
}

type WrittenTag = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface Props {
  /** The page's front matter; only `head` and `titleSuffix` are read. */
  readonly frontMatter: object;
  readonly title: string;
  readonly routePath: string;
}

/** The head tags that a page asks for in its front matter, and the link to its Markdown copy. */
export default function PageHead({frontMatter, title, routePath}: Props): ReactNode {
  const {head = [], titleSuffix} = frontMatter as {
    head?: readonly WrittenTag[];
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
