import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NotFound/Content';

import {footerEnd, PaintFrom} from '@site/src/features/Page/PaintPoint';
import {useCanonicalRedirect} from '@site/src/features/NotFound/useCanonicalRedirect';
import styles from './styles.module.css';

/**
 * Ejected: texts of our own, and the way on for an address that is only
 * written differently.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  useCanonicalRedirect();
  const home = useBaseUrl('/');
  const others = useVersions(undefined).filter(({isLast}) => !isLast);
  return (
    <main className={className}>
      <Head>
        <title>404</title>
        <meta name="page-type" content="404" />
        <meta name="robots" content="noindex" />
      </Head>
      {/* The footer of a short page stands at the window's lower edge, and grows from there. */}
      <PaintFrom id={footerEnd} />
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
          <Translate
            id="site.notFound.title"
            description="Title of the page for an unknown address"
          >
            PAGE NOT FOUND
          </Translate>
        </h1>
        <p className={styles.text}>
          <Translate id="site.notFound.text" description="Explains the page for an unknown address">
            This address leads nowhere. The page may have moved, or the link has a typo.
          </Translate>
        </p>
        {/* One page serves every address: the script says which version's root the address means. */}
        <a
          className={styles.home}
          href={home}
          data-version-roots={others.map(({path}) => path).join(' ') || undefined}
        >
          <Translate
            id="site.notFound.home.label"
            description="Link from the 404 page to the home page"
          >
            Take me home
          </Translate>
        </a>
        {/* Its place is kept, so that nothing moves when they come. React leaves the list alone. */}
        <div className={styles.suggestions}>
          <nav data-suggestions hidden suppressHydrationWarning aria-labelledby="suggestions-title">
            <p id="suggestions-title">
              <Translate
                id="site.notFound.suggestions.title"
                description="Stands above up to three pages that an unknown address may have meant"
              >
                Perhaps you were looking for
              </Translate>
            </p>
            <ul suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
          </nav>
        </div>
      </div>
    </main>
  );
}
