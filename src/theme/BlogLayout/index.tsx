import {isValidElement, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

import type {Headings} from '@site/src/features/Outline';
import {PageBody, PageFrame} from '@site/src/features/Page/PageFrame';
import {feedOf} from '@site/src/config/feeds';
import {locales, product} from '@site/src/config';

/**
 * Ejected: the frame of a documentation page without a sidebar. The stock page hands the outline over as an element.
 */
export default function BlogLayout({toc, children, sidebar: _unused, ...layout}: Props): ReactNode {
  const outline = isValidElement<Headings>(toc) ? toc.props : {toc: []};
  const {i18n, siteConfig} = useDocusaurusContext();
  return (
    <Layout {...layout}>
      <Head>
        {locales.map((locale) => {
          const {url, mime, language} = feedOf(locale);
          return (
            <link
              key={locale}
              rel="alternate"
              type={mime}
              href={siteConfig.url + url}
              hrefLang={language}
              title={`${product.name} (${i18n.localeConfigs[locale]?.label ?? locale})`}
            />
          );
        })}
      </Head>
      <PageFrame>
        <PageBody {...outline}>{children}</PageBody>
      </PageFrame>
    </Layout>
  );
}
