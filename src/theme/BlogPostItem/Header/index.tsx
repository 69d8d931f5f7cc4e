import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme/BlogPostItem/Header/Info';

import DocHeader from '@site/src/features/PageActions';
import PageHead from '@site/src/features/Page/PageHead';
import styles from './styles.module.css';

/** Ejected: a title as on a documentation page, and one quiet line with date, reading time and authors. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title, authors, frontMatter} = metadata;
  const byline = (
    <div className={styles.byline}>
      <Info />
      {authors.map(({name, url, page, email}) => {
        const link = page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);
        return <span key={name}>{link ? <Link to={link}>{name}</Link> : name}</span>;
      })}
    </div>
  );
  return isBlogPostPage ? (
    <>
      <PageHead frontMatter={frontMatter} title={title} routePath={permalink} />
      <DocHeader>
        <h1>{title}</h1>
        {byline}
      </DocHeader>
    </>
  ) : (
    <header>
      <h2 className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </h2>
      {byline}
    </header>
  );
}
