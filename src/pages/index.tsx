import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import Hero from '../home/Hero';
import {Closing, Solutions, Tools, WaysIn} from '../home/Sections';
import {Speed} from '../home/Speed';

export default function Home(): ReactNode {
  const title = translate({
    id: 'site.home.head.title',
    message: 'Rslib - The library development tool',
    description: 'Title of the landing page in the browser’s tab and in search results',
  });
  const description = translate({
    id: 'site.home.head.description',
    message:
      'Rslib builds JavaScript and TypeScript libraries: ESM, CJS, UMD, IIFE, Module Federation and type declarations from one source, in one run.',
    description: 'Summary of the landing page in search results',
  });
  return (
    <Layout description={description}>
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
      </Head>
      <main>
        <Hero />
        <WaysIn />
        <Speed />
        <Solutions />
        <Tools />
        <Closing />
      </main>
    </Layout>
  );
}
