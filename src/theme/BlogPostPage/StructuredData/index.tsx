/* Replaces BlogPostPage/StructuredData of theme-classic 3.10.2, which writes the JSON as it is. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

/** What search engines read of a post. No text in it ends the script, or begins another one. */
export default function StructuredData(): ReactNode {
  const json = JSON.stringify(useBlogPostStructuredData());
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
