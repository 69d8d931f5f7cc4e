import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** The home page of `create-docusaurus`, with this site's words. */
export default function Home() {
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = siteConfig.customFields.homes[i18n.currentLocale];
  return (
    <Layout title={home.name} description={home.tagline}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {home.name}
          </Heading>
          <p className="hero__subtitle">{home.tagline}</p>
          {home.actions.map(({text, path}) => (
            <Link key={path} className="button button--secondary button--lg" to={path}>
              {text}
            </Link>
          ))}
        </div>
      </header>
      <main>
        <section className="container">
          <div className="row">
            {home.features.map(({title, details}) => (
              <div key={title} className="col col--4">
                <div className="text--center padding-horiz--md">
                  <Heading as="h3">{title}</Heading>
                  <p>{details}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
      </main>
    </Layout>
  );
}
