import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NotFound/Content';

import {firstPage} from '../VersionSwitcher/links';
import styles from './styles.module.css';

/** Texts of our own, and the way on. A page of the type `404` has its own text in them. */
export default function NotFoundContent({
  className,
  children,
}: Props & {readonly children?: ReactNode}): ReactNode {
  const home = useBaseUrl('/');
  const others = useVersions(undefined).filter(({isLast}) => !isLast);
  const starts = others.map((version) => [version.path, firstPage(version)]);
  return (
    <main className={className}>
      <Head>
        <title>404</title>
        <meta name="page-type" content="404" />
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.page}>
        {/* The mark of the site, gone wrong: a line that leads nowhere. */}
        <svg className={styles.line} viewBox="0 0 320 96" fill="none" aria-hidden="true">
          <path d="M4 48h92" />
          <path className={styles.lost} d="M96 48c44 0 44-36 88-36h132M96 48c44 0 44 36 88 36h48" />
          <path className={styles.broken} d="M96 48h124" />
          <circle cx="226" cy="48" r="4" />
        </svg>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>
          {translate({
            id: 'site.notFound.title',
            message: 'PAGE NOT FOUND',
            description: 'Title of the page for an unknown address',
          })}
        </h1>
        {children ? (
          <article className="markdown">{children}</article>
        ) : (
          <p className={styles.text}>
            {translate({
              id: 'site.notFound.text',
              message:
                'There is no page at this address. It may have moved, or the link may contain a typo.',
              description: 'Explains the page for an unknown address',
            })}
          </p>
        )}
        {/* One page serves every address: the script says which version's first page the address means. */}
        <a
          className={clsx('action', styles.home)}
          href={home}
          data-versions={starts.length > 0 ? JSON.stringify(starts) : undefined}
        >
          {translate({
            id: 'site.notFound.home.label',
            message: 'Take me home',
            description: 'Link from the 404 page to the home page',
          })}
        </a>
        {/* Its place is kept, so that nothing moves when they come. React leaves the list alone. */}
        <div className={styles.suggestions}>
          <nav data-suggestions hidden suppressHydrationWarning aria-labelledby="suggestions-title">
            <p id="suggestions-title">
              {translate({
                id: 'site.notFound.suggestions.title',
                message: 'Perhaps you were looking for',
                description:
                  'Stands above up to three pages that an unknown address may have meant',
              })}
            </p>
            <ul suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
          </nav>
        </div>
      </div>
    </main>
  );
}
