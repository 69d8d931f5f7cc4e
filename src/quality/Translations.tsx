import type {ReactNode} from 'react';
import quality from '@generated/site-quality/default/quality.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {defaultLocale} from '../config/locales';
import Table from './Table';
import styles from './styles.module.css';
import type {SectionBehind, TranslationStatus} from './types';

/** What is wrong with each kind of section, in words of the page's language. */
const states = (): Record<SectionBehind['kind'], string> => ({
  missing: translate({
    id: 'site.quality.translations.missing',
    message: 'The page is not translated',
    description: 'Cell of the table of translations on the page of quality',
  }),
  new: translate({
    id: 'site.quality.translations.new',
    message: 'The translation is not confirmed',
    description:
      'Cell of the table of translations on the page of quality: nobody has recorded that the translation says the same',
  }),
  changed: translate({
    id: 'site.quality.translations.changed',
    message: 'The original has changed',
    description: 'Cell of the table of translations on the page of quality',
  }),
  edited: translate({
    id: 'site.quality.translations.edited',
    message: 'The translation has changed',
    description: 'Cell of the table of translations on the page of quality',
  }),
  extra: translate({
    id: 'site.quality.translations.extra',
    message: 'The original no longer has this section',
    description: 'Cell of the table of translations on the page of quality',
  }),
});

function State({kind, diff}: SectionBehind): ReactNode {
  const state = states()[kind];
  return diff === '' ? (
    state
  ) : (
    <details className={styles.changes}>
      <summary>{state}</summary>
      {/* Lines of the original, or of the translation where that has changed alone. */}
      <pre lang={kind === 'changed' ? defaultLocale : undefined}>{diff}</pre>
    </details>
  );
}

function Behind({label, locale, behind}: TranslationStatus): ReactNode {
  const words = behind.reduce((sum, section) => sum + section.words, 0);
  const values = {label: `${label} (${locale})`, count: behind.length, words};
  if (behind.length === 0) {
    return (
      <p>
        {translate(
          {
            id: 'site.quality.translations.none',
            message: '{label}: every section is translated and up to date.',
            description: 'On the page of quality; {label} is the name of a language',
          },
          values,
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {translate(
          {
            id: 'site.quality.translations.count',
            message:
              '{label}: {count} pages or sections to translate or read again, with {words} words of the original.',
            description:
              'Above a table on the page of quality; {label} is the name of a language, {count} and {words} are numbers',
          },
          values,
        )}
      </p>
      <Table
        heads={translate({
          id: 'site.quality.heads.translations',
          message: 'Section|State|Words',
          description:
            'Heads of the table of sections to translate on the page of quality, divided by |: a part of a page, what is wrong with it, and its number of words',
        })}
        rows={behind.map((section) => [
          section.href,
          section.href.startsWith('/') ? (
            // To the page: the section may be missing in this language.
            <Link key="section" to={section.href.replace(/#.*/, '')}>
              {section.href}
            </Link>
          ) : (
            section.href
          ),
          <State key="state" {...section} />,
          section.words,
        ])}
      />
    </>
  );
}

export default function Translations(): ReactNode {
  return (
    <section>
      <h2>
        <Translate id="site.quality.translations" description="Heading on the page of quality">
          Translations
        </Translate>
      </h2>
      {quality.translations.map((status) => (
        <Behind key={status.locale} {...status} />
      ))}
    </section>
  );
}
