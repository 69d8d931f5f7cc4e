import type {ReactNode} from 'react';
import quality from '@generated/site-quality/default/quality.json';
import Translate, {translate} from '@docusaurus/Translate';

import {locales} from '../config/locales';
import Table, {CountText, notMeasured} from './Table';
import type {QualityPage} from './types';
import styles from './styles.module.css';

const {measured, pages} = quality;

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
          'Pages whose facts are correct: names, defaults, versions, messages and links, compared with the installed tool',
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
        message: 'Content: matching languages, complete reference, typography',
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
        <Translate id="site.quality.tests" description="Heading on the page of quality">
          Tests
        </Translate>
      </h2>
      <Table
        heads={translate({
          id: 'site.quality.heads.tests',
          message: 'Check|Result',
          description: 'Heads of the table of tests on the page of quality, divided by |',
        })}
        rows={rows.map(([name, count]) => [name, name, <CountText key={name} count={count} />])}
      />
    </section>
  );
}

const sum = (key: Exclude<keyof QualityPage, 'route' | 'href'>): number =>
  pages.reduce((total, page) => total + page[key], 0);

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
        message: 'sections with a current translation',
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
