import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {locales} from '../config/locales';
import {quality} from './data';
import Table, {CountText, notMeasured} from './Table';
import type {QualityPage} from './types';
import styles from './styles.module.css';

const {measured, pages, versions} = quality;

const sum = (key: Exclude<keyof QualityPage, 'route'>): number =>
  pages.reduce((total, page) => total + page[key], 0);

/** The figures that tell most, at the head of the page. */
export function Summary(): ReactNode {
  const figures = [
    {
      figure: pages.length * locales.length,
      label: translate({
        id: 'site.quality.sum.pages',
        message: 'pages, in all languages',
        description: 'Below a number on the page of quality',
      }),
    },
    {
      figure: `${sum('translated')} / ${sum('sections')}`,
      label: translate({
        id: 'site.quality.sum.sections',
        message: 'sections translated as they are now',
        description: 'Below two numbers on the page of quality: so many of so many',
      }),
    },
    {
      figure: sum('fences'),
      label: translate({
        id: 'site.quality.sum.fences',
        message: 'code samples',
        description: 'Below a number on the page of quality',
      }),
    },
    {
      figure:
        pages.reduce((total, {route}) => total + (measured.pages[route]?.links ?? 0), 0) || null,
      label: translate({
        id: 'site.quality.sum.links',
        message: 'links in the content; the build stops if one inside the site is broken',
        description: 'Below a number on the page of quality',
      }),
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({figure, label}) => (
        <li key={label}>
          <b>{figure ?? notMeasured()}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What the tests said, by kind and by browser. */
export function Suites(): ReactNode {
  const {suites, browsers} = measured;
  const axe = Object.values(measured.pages).flatMap((page) => page.axe ?? []);
  const all = axe.length
    ? axe.reduce((a, b) => ({passed: a.passed + b.passed, failed: a.failed + b.failed}))
    : undefined;
  const held = pages.flatMap(({route}) => measured.pages[route]?.facts ?? []);
  const facts = held.length
    ? {passed: held.filter(Boolean).length, failed: held.filter((one) => !one).length}
    : undefined;
  const rows = [
    [
      translate({
        id: 'site.quality.suite.facts',
        message:
          'Pages whose facts hold: names, defaults, versions, messages and links, compared with the installed tool',
        description: 'Row of the table of tests on the page of quality',
      }),
      facts,
    ],
    [
      translate({
        id: 'site.quality.suite.samples',
        message:
          'Samples: builds, printed output and generated files, compared with what the pages show',
        description: 'Row of the table of tests on the page of quality',
      }),
      suites.samples,
    ],
    [
      translate({
        id: 'site.quality.suite.content',
        message: 'Content: languages alike, reference complete, typography',
        description: 'Row of the table of tests on the page of quality',
      }),
      suites.content,
    ],
    [
      translate({
        id: 'site.quality.suite.axe',
        message: 'Accessibility by axe: pages in light and dark, wide and narrow',
        description: 'Row of the table of tests on the page of quality',
      }),
      all,
    ],
    [
      translate({
        id: 'site.quality.suite.unit',
        message: 'Code of the site',
        description: 'Row of the table of tests on the page of quality: unit tests',
      }),
      suites.unit,
    ],
    ...['Chromium', 'Firefox', 'WebKit'].map(
      (name) =>
        [
          translate(
            {
              id: 'site.quality.suite.browser',
              message: 'In {name}',
              description:
                'Row of the table of tests on the page of quality; {name} is the name of a browser',
            },
            {name},
          ),
          browsers[name],
        ] as const,
    ),
  ] as const;
  return (
    <section>
      <h2>
        {translate({
          id: 'site.quality.tests',
          message: 'Tests',
          description: 'Heading on the page of quality',
        })}
      </h2>
      <Table
        heads={[
          translate({
            id: 'site.quality.head.check',
            message: 'Check',
            description: 'Head of a column on the page of quality',
          }),
          translate({
            id: 'site.quality.head.result',
            message: 'Result',
            description: 'Head of a column on the page of quality',
          }),
        ]}
        rows={rows.map(([name, count]) => [name, name, <CountText key={name} count={count} />])}
      />
    </section>
  );
}

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
                message: 'Lighthouse runs apart from the tests: on {date}, at commit {commit}.',
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

/** What the site is built and checked with. */
export function Versions(): ReactNode {
  return (
    <section>
      <h2>
        {translate({
          id: 'site.quality.versions',
          message: 'Versions',
          description: 'Heading on the page of quality: of the tools that the site is made with',
        })}
      </h2>
      <Table
        heads={[
          translate({
            id: 'site.quality.head.package',
            message: 'Package',
            description: 'Head of a column on the page of quality',
          }),
          translate({
            id: 'site.quality.head.version',
            message: 'Version',
            description: 'Head of a column on the page of quality',
          }),
        ]}
        rows={Object.entries(versions).map(([name, version]) => [name, name, version])}
      />
    </section>
  );
}
