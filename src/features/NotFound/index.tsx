import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NotFound/Content';

import {firstPage} from '../VersionSwitcher/links';
import styles from './styles.module.css';

/** The 404 page. A page of the type `404` brings its own text as children. */
export default function NotFoundContent({
  className,
  children,
}: Props & {readonly children?: ReactNode}): ReactNode {
  const others = useVersions(undefined).filter(({isLast}) => !isLast);
  const starts = others.map((version) => [version.path, firstPage(version)]);
  return (
    <main className={clsx(styles.page, className)}>
      <Head>
        <title>404</title>
        <meta name="page-type" content="404" />
        <meta name="robots" content="noindex" />
      </Head>
      {/* The mark of the site with a line that leads nowhere. */}
      <svg className={styles.mark} viewBox="0 0 320 96" fill="none" aria-hidden="true">
        <path d="M4 48h92" />
        <path className={styles.lost} d="M96 48c44 0 44-36 88-36h132M96 48c44 0 44 36 88 36h48" />
        <path className={styles.broken} d="M96 48h124" />
        <circle cx="226" cy="48" r="4" />
      </svg>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>
        <Translate id="site.notFound.title" description="Title of the page for an unknown address">
          PAGE NOT FOUND
        </Translate>
      </h1>
      {children ? (
        <article className="markdown">{children}</article>
      ) : (
        <p className={styles.text}>
          <Translate id="site.notFound.text" description="Explains the page for an unknown address">
            There is no page at this address. It may have moved, or the link may contain a typo.
          </Translate>
        </p>
      )}
      {/* The same page serves every address, so `client.ts` finds the version. */}
      <a
        className={clsx('action', styles.home)}
        href={useBaseUrl('/')}
        data-versions={starts.length > 0 ? JSON.stringify(starts) : undefined}
      >
        <Translate
          id="site.notFound.home.label"
          description="Link from the 404 page to the home page"
        >
          Take me home
        </Translate>
      </a>
    </main>
  );
}
