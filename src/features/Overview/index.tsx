import type {ReactNode} from 'react';
import data from '@generated/page-index/default/pages.json';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';

import {foreignLanguage} from '../../lib/foreignText';
import type {PageOption} from '../../lib/pageData';
import {overview, overviewFound} from './client';
import {Colon, Defaults, OptionLabel} from '../Option';
import {overviewGroups, type OverviewPage} from './groups';
import styles from './styles.module.css';

/** An option of a page; its name is left out if it is the page's title. */
function Option({
  routePath,
  name,
  id,
  description,
  default: values,
}: PageOption & {routePath: string}): ReactNode {
  return (
    <li>
      {id ? (
        <Link to={`${routePath}#${id}`} autoAddBaseUrl={false} className={styles.heading}>
          <code>{name.replace(/^lib\./, '')}</code>
        </Link>
      ) : null}
      <p className={styles.description}>
        {description}
        {values.length > 0 && values[0]?.value !== 'undefined' ? (
          <>
            {' '}
            <OptionLabel fact="default" />
            <Colon />
            <Defaults values={values} />
          </>
        ) : null}
      </p>
    </li>
  );
}

function Page({title, routePath, options, headings}: OverviewPage): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <li className={styles.page}>
      <Link to={routePath} autoAddBaseUrl={false} className={styles.title}>
        {title}
      </Link>
      {options.length + headings.length > 0 ? (
        <ul className={styles.headings}>
          {options.map((option) => (
            <Option key={option.name} routePath={routePath} {...option} />
          ))}
          {headings.map(({id, text, depth}) => (
            <li key={id} data-depth={depth}>
              <Link
                to={`${routePath}#${id}`}
                autoAddBaseUrl={false}
                className={styles.heading}
                lang={foreignLanguage(text, currentLocale)}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** @returns the title of the current doc; translated for an overview page without one */
export function useDocTitle(): string {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {overview} = frontMatter as {overview?: boolean};
  return overview && frontMatter.title === undefined && contentTitle === undefined
    ? translate({
        id: 'site.overview.title',
        message: 'Overview',
        description: 'Title of an overview page that has none of its own',
      })
    : metadata.title;
}

interface Props {
  /** Path of the overview page itself, which it does not list. */
  readonly routePath: string;
  /** Heading depths of the page's front matter. */
  readonly depths?: readonly number[];
}

/** All pages of the current sidebar with their headings, and a field that filters them. */
export default function Overview({routePath, depths}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div
      {...overview(
        translate({
          id: 'site.overview.filter.empty',
          message: 'No matching API found',
          description: 'Stands before the query when the filter of the overview finds nothing',
        }),
      )}
      {...overviewFound(
        translate({
          id: 'site.overview.filter.found',
          message: 'Pages found: {count}',
          description: 'Spoken while the filter of the overview is typed',
        }),
      )}
    >
      <label className={styles.filter} data-needs-script>
        {translate({
          id: 'site.overview.filter.label',
          message: 'Filter',
          description: "Label of the overview's filter field",
        })}
        <input
          type="search"
          className={styles.field}
          autoComplete="off"
          spellCheck={false}
          // By the browser: the field keeps a query that is typed before the script runs.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- readers come to this page to filter its list
          autoFocus
          placeholder={translate({
            id: 'site.overview.filter.placeholder',
            message: 'Enter keyword',
            description: "Placeholder of the overview's filter field",
          })}
        />
      </label>
      <p role="status" className={styles.empty} />
      {overviewGroups(sidebar?.items ?? [], data, routePath, depths).map(({label, pages}) => (
        <section key={label ?? ''} className={styles.group}>
          <h2 className={styles.groupTitle}>
            {label ??
              translate({
                id: 'site.overview.group.others',
                message: 'Others',
                description: 'Title of the group of pages that belong to no section of the sidebar',
              })}
          </h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <Page key={page.routePath} {...page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
