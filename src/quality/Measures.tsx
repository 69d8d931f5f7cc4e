import type {ReactNode} from 'react';
import quality from '@generated/site-quality/default/quality.json';
import Translate, {translate} from '@docusaurus/Translate';

import Table from './Table';
import styles from './styles.module.css';

const {measured, versions} = quality;

/** What a first visit weighs, beside the limit that a test holds it to. */
export function Budgets(): ReactNode {
  return (
    <section>
      <h2>
        <Translate id="site.quality.budgets" description="Heading on the page of quality">
          Weight of a first visit
        </Translate>
      </h2>
      <Table
        heads={translate({
          id: 'site.quality.heads.budgets',
          message: 'Page|Measure|Figure|Limit',
          description:
            'Heads of a table on the page of quality, divided by |: what was measured, and the most that a test allows',
        })}
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
    </section>
  );
}

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
      {lighthouse && (
        <p>
          {translate(
            {
              id: 'site.quality.lighthouse.when',
              message: 'Lighthouse runs separately from the tests: on {date}, at commit {commit}.',
              description: 'Above the scores on the page of quality; a day and a short hash',
            },
            {date: lighthouse.date.slice(0, 10), commit: lighthouse.commit},
          )}
        </p>
      )}
      <Table
        heads={translate({
          id: 'site.quality.heads.lighthouse',
          message: 'Page|Performance|Accessibility|Best practices|SEO',
          description:
            'Heads of the table of Lighthouse scores on the page of quality, divided by |',
        })}
        rows={(lighthouse?.scores ?? []).map(({page, locale, look, scores}) => {
          const name = `${page} (${locale}, ${look})`;
          return [name, name, ...scores];
        })}
      />
    </section>
  );
}

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
        heads={translate({
          id: 'site.quality.heads.versions',
          message: 'Package|Version',
          description: 'Heads of the table of versions on the page of quality, divided by |',
        })}
        rows={Object.entries(versions).map(([name, version]) => [name, name, version])}
      />
    </section>
  );
}
