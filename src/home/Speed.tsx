import type {ReactNode} from 'react';
import record from '@generated/build-record/default/record.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import Section from './Section';
import styles from './Speed.module.css';

const names: Readonly<Record<string, string>> = {rslib: 'Rslib', vite: 'Vite'};

const {date, samples, time, tools} = record.speed;

const longest = Math.max(...tools.map(({seconds}) => seconds));

/** The claim of the landing page, with its figures and how they were measured. */
export default function Speed(): ReactNode {
  return (
    <Section
      className={styles.speed}
      title={translate(
        {
          id: 'site.home.speed.title',
          message: 'ESM, CommonJS and types in {time}',
          description: 'Title of the figures on the landing page; {time} is a time such as 0.50 s',
        },
        {time},
      )}
      tagline={
        <Translate
          id="site.home.speed.tagline"
          description="Below the title of the figures on the landing page; {samples} is a number, {date} such as 2026-11-28"
          values={{samples, date}}
        >
          {
            'A cold build of a TypeScript utility of seven modules, with declarations for both formats, that publint and attw accept. Medians of {samples} builds, {date}, each tool with the settings that its documentation proposes.'
          }
        </Translate>
      }
    >
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
        <Link to="/guide/start/comparison" className={styles.more}>
          <Translate
            id="site.home.speed.more"
            description="Link from the figures on the landing page to the comparison"
          >
            Read the comparison, and where other tools are better
          </Translate>
        </Link>
      </div>
    </Section>
  );
}
