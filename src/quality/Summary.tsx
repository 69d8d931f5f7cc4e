import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {locales} from '../config/locales';
import {quality} from './data';
import {notMeasured} from './Table';
import type {QualityPage} from './types';
import styles from './styles.module.css';

const {measured, pages} = quality;

const sum = (key: Exclude<keyof QualityPage, 'route' | 'href'>): number =>
  pages.reduce((total, page) => total + page[key], 0);

export default function Summary(): ReactNode {
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
