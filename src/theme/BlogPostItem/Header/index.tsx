import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

import PageActions from '@site/src/features/PageActions';
import PageHead from '@site/src/features/Page/PageHead';
import {introduction, StaleNotice} from '@site/src/features/Translation';
import styles from './styles.module.css';

function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'One min read|{readingTime} min read',
      description: 'How long reading a post takes; forms by number, separated by "|"',
    },
    {readingTime: minutes},
  );
  return <span>{selectMessage(minutes, message)}</span>;
}

/** Ejected: title, date and authors in two quiet lines, for the list and for the post itself. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title, date, authors, readingTime, frontMatter} = metadata;
  const format = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'});
  const TitleHeading = isBlogPostPage ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <TitleHeading className={styles.title}>
        {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
      </TitleHeading>
      <div className={styles.row}>
        <p className={styles.by}>
          <time dateTime={date}>{format.format(new Date(date))}</time>
          {authors.map(({name, url, page, email}) => {
            const link = page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);
            return <span key={name}>{link ? <Link to={link}>{name}</Link> : name}</span>;
          })}
          {readingTime === undefined ? null : <ReadingTime minutes={Math.ceil(readingTime)} />}
        </p>
        {isBlogPostPage ? <PageActions /> : null}
      </div>
      {isBlogPostPage ? (
        <>
          <PageHead frontMatter={frontMatter} title={title} routePath={permalink} />
          <StaleNotice section={introduction} />
        </>
      ) : null}
    </header>
  );
}
