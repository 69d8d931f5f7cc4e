import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/TOC';

import {foreignLanguage} from '@site/src/lib/foreignText';
import {outlineId} from '@site/src/features/Panel/ids';
import styles from './styles.module.css';

const titleId = `${outlineId}-title`;

/**
 * The outline: a column on wide screens and, the same element, a panel on narrower ones.
 * `src/features/Outline/client` marks the heading being read.
 */
export default function TOC({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const {i18n} = useDocusaurusContext();
  const least = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const most = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const headings = toc.filter(({level}) => level >= least && level <= most);
  return (
    <nav
      id={outlineId}
      popover="auto"
      data-panel
      data-outline
      className={styles.outline}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        <Translate id="site.outline.title" description="Title of the list of the page's headings">
          ON THIS PAGE
        </Translate>
      </p>
      <ul className={styles.list}>
        {headings.map(({id, value, level}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              lang={foreignLanguage(value.replaceAll(/<[^>]*>/g, ''), i18n.currentLocale)}
              data-depth={level}
              dangerouslySetInnerHTML={{__html: value}}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
