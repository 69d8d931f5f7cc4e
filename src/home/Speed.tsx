import type {ReactNode} from 'react';
import clsx from 'clsx';
import landing from '@generated/landing-data/default/data.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {Section} from './Sections';
import styles from './Sections.module.css';

const names: Readonly<Record<string, string>> = {rslib: 'Rslib', vite: 'Vite'};

/** The claim of the landing page, with its figures and how they were measured. */
export function Speed(): ReactNode {
  const {date, samples, time, tools} = landing.speed;
  const longest = Math.max(...tools.map(({seconds}) => seconds));
  return (
    <Section className={clsx(styles.speed, styles.sunken)}>
      <Translate
        id="site.home.speed.title"
        description="Title of the figures on the landing page; {time} is a time such as 0.50 s"
        values={{time}}
      >
        {'ESM, CommonJS and types in {time}'}
      </Translate>
      <Translate
        id="site.home.speed.tagline"
        description="Below the title of the figures on the landing page; {samples} is a number, {date} such as 2026-11-28"
        values={{samples, date}}
      >
        {
          'A cold build of a TypeScript utility of seven modules, with declarations for both formats, that publint and attw accept. Medians of {samples} builds, {date}, each tool with the settings that its documentation proposes.'
        }
      </Translate>
      <div>
        <ol className={styles.bars}>
          {tools.map(({name, seconds, time: measured}) => (
            <li key={name} data-tool={name}>
              <span>{names[name] ?? name}</span>
              <svg aria-hidden="true">
                <rect width={`${(seconds * 100) / longest}%`} height="100%" rx="3" />
              </svg>
              <span>{measured}</span>
            </li>
          ))}
        </ol>
        <Link to="/guide/start/comparison">
          <Translate
            id="site.home.speed.more"
            description="Link from the figures to the comparison"
          >
            Read the comparison, and where other tools are better
          </Translate>
        </Link>
      </div>
    </Section>
  );
}
