import type {ReactNode} from 'react';
import quality from '@generated/site-quality/default/quality.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {locales} from '../config/locales';
import Table, {CountText, notMeasured} from './Table';
import type {MeasuredPage} from './types';

const {pages, measured} = quality;

function weightOf({document}: MeasuredPage): ReactNode {
  const weights = locales.flatMap((locale) => document?.[locale]?.toFixed(1) ?? []);
  return weights.length > 0 ? weights.join(' / ') : notMeasured();
}

function factsOf({facts}: MeasuredPage): ReactNode {
  if (facts === undefined) {
    return notMeasured();
  }
  return facts
    ? translate({
        id: 'site.quality.facts.held',
        message: 'correct',
        description: 'Cell of the table of pages: every fact that the page states was verified',
      })
    : translate({
        id: 'site.quality.facts.wrong',
        message: 'wrong',
        description: 'Cell of the table of pages: a fact of the page is wrong',
      });
}

const noSamples = (): string =>
  translate({
    id: 'site.quality.noSamples',
    message: 'none',
    description: 'Cell of the table of pages: the page has no samples that could be run',
  });

export default function Pages(): ReactNode {
  const hasReport = measured.suites.samples !== undefined;
  return (
    <section>
      <h2>
        <Translate id="site.quality.pages" description="Heading on the page of quality">
          Page by page
        </Translate>
      </h2>
      <p>
        {translate(
          {
            id: 'site.quality.pages.note',
            message:
              'HTML is the weight of the document after Brotli, in kilobytes, by language ({languages}).',
            description: 'Above the table of pages; {languages} are codes such as en / zh',
          },
          {languages: locales.join(' / ')},
        )}
      </p>
      <Table
        heads={translate({
          id: 'site.quality.heads.pages',
          message: 'Page|Sections translated|Facts|Samples|Run and compared|axe|HTML|Links',
          description:
            'Heads of the table of pages on the page of quality, divided by |: what was checked and counted on each, and the weight of its document',
        })}
        rows={pages.map(({route, href, sections, translated, fences}) => {
          const page = measured.pages[route] ?? {};
          return [
            route,
            <Link key="page" to={href}>
              {route}
            </Link>,
            `${translated} / ${sections}`,
            factsOf(page),
            fences,
            // A page without such samples has no test in a report of all.
            hasReport && !page.fences ? noSamples() : <CountText key="run" count={page.fences} />,
            <CountText key="axe" count={page.axe} />,
            weightOf(page),
            page.links ?? notMeasured(),
          ];
        })}
      />
    </section>
  );
}
