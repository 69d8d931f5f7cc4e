import type {ReactNode} from 'react';
import record from '@generated/build-record/default/record.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import CodeBlock from '@site/src/features/CodeBlock';
import Section from './Section';
import type {Sample} from './recordTypes';
import styles from './Solutions.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly samples: readonly Sample[];
  /** The guide. */
  readonly to: string;
}

function Solution({title, text, samples, to}: Props): ReactNode {
  return (
    <article className={styles.solution}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      {samples.map((sample) => (
        <CodeBlock key={sample.title} {...sample} />
      ))}
    </article>
  );
}

/** What usually goes wrong with a package, and what Rslib emits instead. */
export default function Solutions(): ReactNode {
  const {version, solutions} = record;
  return (
    <Section
      title={translate({
        id: 'site.home.solutions.title',
        message: 'The hard parts of a package, done',
        description: 'Title of the samples on the landing page',
      })}
      tagline={
        <Translate
          id="site.home.solutions.tagline"
          description="Below the title of the samples on the landing page"
          values={{version}}
        >
          {'All samples are from packages that Rslib {version} has built.'}
        </Translate>
      }
    >
      <div className={styles.solutions}>
        <Solution
          title={translate({
            id: 'site.home.solutions.types.title',
            message: 'Types that everyone can resolve',
            description: 'Title of a sample on the landing page',
          })}
          text={translate({
            id: 'site.home.solutions.types.text',
            message:
              'Each format gets matching declarations, from the same build. A type error fails the build.',
            description: 'About the types of a library, on the landing page',
          })}
          samples={solutions.types}
          to="/guide/advanced/dts"
        />
        <Solution
          title={translate({
            id: 'site.home.solutions.exports.title',
            message: 'exports that lead to the right file',
            description:
              'Title of a sample on the landing page; exports is a field of package.json',
          })}
          text={translate({
            id: 'site.home.solutions.exports.text',
            message:
              'Extensions follow the type of your package, and dependencies stay external. One layout works in Node.js, bundlers and TypeScript.',
            description: 'About package.json, on the landing page',
          })}
          samples={solutions.exports}
          to="/guide/advanced/package-json"
        />
        <Solution
          title={translate({
            id: 'site.home.solutions.css.title',
            message: 'Styles that come with the component',
            description: 'Title of a sample on the landing page',
          })}
          text={translate({
            id: 'site.home.solutions.css.text',
            message:
              'CSS Modules, Sass and Less are compiled. File by file, each component imports its own stylesheet.',
            description: 'About CSS, on the landing page',
          })}
          samples={solutions.css}
          to="/guide/advanced/css"
        />
        <Solution
          title={translate({
            id: 'site.home.solutions.client.title',
            message: "'use client' where you wrote it",
            description: 'Title of a sample on the landing page',
          })}
          text={translate({
            id: 'site.home.solutions.client.text',
            message:
              'Directives stay on the first line of their file, so server components can import the rest of your library.',
            description: 'About the directive for React Server Components, on the landing page',
          })}
          samples={solutions.useClient}
          to="/guide/solution/react"
        />
      </div>
    </Section>
  );
}
