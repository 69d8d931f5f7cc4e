import type {ReactNode} from 'react';
import quality from '@generated/site-quality/default/quality.json';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';

import {Budgets, Lighthouse, Versions} from '../quality/Measures';
import {Suites, Summary} from '../quality/Suites';
import Translations from '../quality/Translations';
import Pages from '../quality/Pages';
import styles from '../quality/styles.module.css';

export default function QualityPage(): ReactNode {
  const {date, commit} = quality.measured;
  const title = translate({
    id: 'site.quality.title',
    message: 'Quality of this release',
    description: 'Title of the page with what was measured of a release of the site',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.quality.description',
        message:
          'Counts, test results and measurements of this release, for the whole site and for each page.',
        description: 'Summary of the page of quality in search results',
      })}
    >
      <main className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.intro}>
          {translate({
            id: 'site.quality.intro',
            message:
              'These figures come from this site’s sources and test reports. Where no test run recorded a figure, the table says “not measured”.',
            description: 'First paragraph of the page of quality',
          })}
        </p>
        {date && commit && (
          <p className={styles.intro}>
            {translate(
              {
                id: 'site.quality.measured',
                message: 'The measurements were read on {date}, at commit {commit}.',
                description:
                  'Second paragraph of the page of quality; {date} is a day such as 2026-11-23, {commit} a short hash',
              },
              {date: date.slice(0, 10), commit},
            )}
          </p>
        )}
        <Summary />
        <div className="markdown">
          <Suites />
          <Budgets />
          <Lighthouse />
          <Pages />
          <Translations />
          <Versions />
        </div>
      </main>
    </Layout>
  );
}
