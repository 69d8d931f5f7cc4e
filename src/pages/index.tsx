import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import Actions from '../home/Actions';
import {Tools, WaysIn} from '../home/Cards';
import Hero from '../home/Hero';
import Section from '../home/Section';
import Solutions from '../home/Solutions';
import Speed from '../home/Speed';

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
        <Section
          title={translate({
            id: 'site.home.closing.title',
            message: 'Publish your library',
            description: 'Title of the last section of the landing page',
          })}
          tagline={
            <Translate
              id="site.home.closing.tagline"
              description="Below “Publish your library” on the landing page"
            >
              The quick start leads from an empty folder to a package that you can publish.
            </Translate>
          }
        >
          <Actions />
        </Section>
      </main>
    </Layout>
  );
}
