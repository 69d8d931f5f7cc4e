import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {quality} from './data';
import Table, {notMeasured} from './Table';
import styles from './styles.module.css';

const {measured} = quality;

/** What a first visit weighs, beside the limit that a test holds it to. */
export function Budgets(): ReactNode {
  return (
    <section>
      <h2>
        {translate({
          id: 'site.quality.budgets',
          message: 'Weight of a first visit',
          description: 'Heading on the page of quality',
        })}
      </h2>
      {measured.budgets.length === 0 ? (
        <p>{notMeasured()}</p>
      ) : (
        <Table
          heads={[
            translate({
              id: 'site.quality.head.page',
              message: 'Page',
              description: 'Head of a column on the page of quality',
            }),
            translate({
              id: 'site.quality.head.measure',
              message: 'Measure',
              description: 'Head of a column on the page of quality: what was measured',
            }),
            translate({
              id: 'site.quality.head.figure',
              message: 'Figure',
              description: 'Head of a column on the page of quality: the number that was measured',
            }),
            translate({
              id: 'site.quality.head.limit',
              message: 'Limit',
              description: 'Head of a column on the page of quality: the most that a test allows',
            }),
          ]}
          rows={measured.budgets.map(({locale, page, what, figure, limit}) => [
            `${locale} ${page} ${what}`,
            `${page} (${locale})`,
            what,
            figure > limit ? (
              <strong key="figure" className={styles.failed}>
                {figure}
              </strong>
            ) : (
              figure
            ),
            limit,
          ])}
        />
      )}
    </section>
  );
}

/** Scores of the last run of the bench, with its own date. */
export function Lighthouse(): ReactNode {
  const {lighthouse} = measured;
  return (
    <section>
      <h2>
        {translate({
          id: 'site.quality.lighthouse',
          message: 'Lighthouse',
          description: 'Heading on the page of quality: the name of a tool',
        })}
      </h2>
      {lighthouse === null ? (
        <p>{notMeasured()}</p>
      ) : (
        <>
          <p>
            {translate(
              {
                id: 'site.quality.lighthouse.when',
                message:
                  'Lighthouse runs separately from the tests: on {date}, at commit {commit}.',
                description: 'Above the scores on the page of quality; a day and a short hash',
              },
              {date: lighthouse.date.slice(0, 10), commit: lighthouse.commit},
            )}
          </p>
          <Table
            heads={[
              translate({
                id: 'site.quality.head.page',
                message: 'Page',
                description: 'Head of a column on the page of quality',
              }),
              translate({
                id: 'site.quality.head.performance',
                message: 'Performance',
                description: 'Head of a column of Lighthouse scores',
              }),
              translate({
                id: 'site.quality.head.accessibility',
                message: 'Accessibility',
                description: 'Head of a column of Lighthouse scores',
              }),
              translate({
                id: 'site.quality.head.practices',
                message: 'Best practices',
                description: 'Head of a column of Lighthouse scores',
              }),
              translate({
                id: 'site.quality.head.seo',
                message: 'SEO',
                description: 'Head of a column of Lighthouse scores',
              }),
            ]}
            rows={lighthouse.scores.map(({page, locale, look, scores}) => {
              const name = `${page} (${locale}, ${look})`;
              return [name, name, ...scores];
            })}
          />
        </>
      )}
    </section>
  );
}
