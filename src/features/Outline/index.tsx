import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {Props} from '@theme/TOC';

import {useThemeTexts} from '../../config/useSiteOptions';
import {foreignLanguage} from '../../lib/foreignText';
import {panel} from '../HoverMenu/client';
import {outline, outlineId} from './client';
import styles from './styles.module.css';

const titleId = `${outlineId}-title`;

/** A page's headings, and the levels of its front matter. */
export type Headings = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/** @returns the headings of the outline, by the page's levels or the site's */
export function useOutlineHeadings({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: Headings): readonly TOCItem[] {
  const {tableOfContents} = useThemeConfig();
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const max = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  return toc.filter(({level}) => level >= min && level <= max);
}

/** The outline: a column on wide screens, a panel on narrower ones. */
export default function TOC(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const headings = useOutlineHeadings(props);
  const {outlineTitle} = useThemeTexts();
  return (
    <nav
      id={outlineId}
      popover="auto"
      {...panel()}
      {...outline()}
      className={styles.outline}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        {outlineTitle ??
          translate({
            id: 'site.outline.title',
            message: 'ON THIS PAGE',
            description: "Title of the list of the page's headings",
          })}
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
