/* The sections of the landing page below the hero. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import landing from '@generated/landing-data/default/data.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import CodeBlock from '@site/src/features/CodeBlock';
import {useChineseTools} from '@site/src/features/FamilyTools';
import {IconForward} from '@site/src/features/icons';
import type {Sample} from './landingData';
import styles from './Sections.module.css';

interface SectionProps {
  readonly className?: string;
  readonly children: readonly [title: ReactNode, tagline: ReactNode, ...content: ReactNode[]];
}

/** A grid, in which title and tagline are the first cell. */
export function Section({
  className,
  children: [title, tagline, ...content],
}: SectionProps): ReactNode {
  return (
    <section className={clsx(styles.section, className)}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      {content}
    </section>
  );
}

interface CardProps {
  readonly name: ReactNode;
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** At the end of the name's line. Default: an arrow. */
  readonly mark?: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
}

function Card({name, to, mark = <IconForward />, children}: CardProps): ReactNode {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {mark}
        </span>
        <span className={styles.text}>{children}</span>
      </Link>
    </li>
  );
}

/** The first page to read, by what the reader has used before. */
export function WaysIn(): ReactNode {
  return (
    <Section className={styles.cards}>
      <Translate id="site.home.ways.title" description="Title of the cards of migration guides">
        What do you use today?
      </Translate>
      <Translate id="site.home.ways.tagline" description="Below “What do you use today?”">
        Each migration guide starts from the configuration you have.
      </Translate>
      <ul>
        <Card name="tsup" to="/guide/migration/tsup">
          <Translate id="site.home.ways.tsup" description="What the tsup guide offers">
            Find the Rslib equivalent of every option, then migrate step by step.
          </Translate>
        </Card>
        <Card name="unbuild" to="/guide/migration/unbuild">
          <Translate id="site.home.ways.unbuild" description="What the unbuild guide offers">
            Replace stubs and mkdist, and set the options that unbuild infers.
          </Translate>
        </Card>
        <Card name="Vite" to="/guide/migration/vite">
          <Translate id="site.home.ways.vite" description="What the Vite guide offers">
            Move build.lib to Rslib, with dependencies, types, CSS and assets.
          </Translate>
        </Card>
        <Card name="tsc" to="/guide/migration/tsc">
          <Translate id="site.home.ways.tsc" description="What the tsc guide offers">
            Compare the output, and find the equivalent of each compiler option.
          </Translate>
        </Card>
        <Card name="Modern.js Module" to="/guide/migration/modernjs-module">
          <Translate id="site.home.ways.modern" description="What the Modern.js guide offers">
            Convert build presets and buildConfig to items of lib.
          </Translate>
        </Card>
        <Card name="Rsbuild, Rspack" to="/guide/start/#mental-model">
          <Translate id="site.home.ways.rsbuild.text" description="Below “Rsbuild or Rspack”">
            Keep the options and plugins you know. See how one config runs several builds.
          </Translate>
        </Card>
        <Card
          name={
            <Translate id="site.home.ways.apps.title" description="For developers of applications">
              My first library
            </Translate>
          }
          to="/guide/start/quick-start"
        >
          <Translate id="site.home.ways.apps.text" description="Below “My first library”">
            Start from an empty folder, and end with a package that passes its checks.
          </Translate>
        </Card>
      </ul>
    </Section>
  );
}

interface SolutionProps {
  readonly samples: readonly Sample[];
  /** The guide. */
  readonly to: string;
  readonly children: readonly [title: ReactNode, text: ReactNode];
}

function Solution({samples, to, children: [title, text]}: SolutionProps): ReactNode {
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
export function Solutions(): ReactNode {
  const {version, solutions} = landing;
  return (
    <Section className={styles.solutions}>
      <Translate id="site.home.solutions.title" description="Title of the samples">
        The hard parts of a package, done
      </Translate>
      <Translate
        id="site.home.solutions.tagline"
        description="Below the title of the samples on the landing page"
        values={{version}}
      >
        {'All samples are from packages that Rslib {version} has built.'}
      </Translate>
      <Solution to="/guide/advanced/dts" samples={solutions.types}>
        <Translate id="site.home.solutions.types.title" description="Title of a sample">
          Types that everyone can resolve
        </Translate>
        <Translate id="site.home.solutions.types.text" description="About the types of a library">
          Each format gets matching declarations, from the same build. A type error fails the build.
        </Translate>
      </Solution>
      <Solution to="/guide/advanced/package-json" samples={solutions.exports}>
        <Translate id="site.home.solutions.exports.title" description="exports in package.json">
          exports that lead to the right file
        </Translate>
        <Translate id="site.home.solutions.exports.text" description="About package.json">
          Extensions follow the type of your package, and dependencies stay external. One layout
          works in Node.js, bundlers and TypeScript.
        </Translate>
      </Solution>
      <Solution to="/guide/advanced/css" samples={solutions.css}>
        <Translate id="site.home.solutions.css.title" description="Title of a sample">
          Styles that come with the component
        </Translate>
        <Translate id="site.home.solutions.css.text" description="About CSS">
          CSS Modules, Sass and Less are compiled. File by file, each component imports its own
          stylesheet.
        </Translate>
      </Solution>
      <Solution to="/guide/solution/react" samples={solutions.useClient}>
        <Translate id="site.home.solutions.client.title" description="Title of a sample">
          'use client' where you wrote it
        </Translate>
        <Translate id="site.home.solutions.client.text" description="About React's 'use client'">
          Directives stay on the first line of their file, so server components can import the rest
          of your library.
        </Translate>
      </Solution>
    </Section>
  );
}

/** The sibling tools. With the title, seven cards fill the eight cells of the grid. */
export function Tools(): ReactNode {
  const isChinese = useChineseTools();
  return (
    <Section className={clsx(styles.cards, styles.sunken)}>
      <Translate id="site.home.tools.title" description="Title of the cards of the sibling tools">
        Part of Rstack
      </Translate>
      <Translate id="site.home.tools.tagline" description="One sentence below “Part of Rstack”">
        Rslib belongs to Rstack, a family of tools for building, testing, linting and documenting
        JavaScript projects.
      </Translate>
      <ul>
        {familyTools.map(({name, desc, descEn, url, logo}) => (
          <Card
            key={name}
            name={name}
            to={url}
            mark={<AssetImage path={logo} width={40} height={40} />}
          >
            {isChinese ? desc : descEn}
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The last call: where to begin. */
export function Closing(): ReactNode {
  return (
    <Section>
      <Translate id="site.home.closing.title" description="Title of the last section">
        Publish your library
      </Translate>
      <Translate id="site.home.closing.tagline" description="Below “Publish your library”">
        Answer five questions, and take away a package that builds and passes its checks.
      </Translate>
      <p>
        <Link to="/setup" className="action">
          <Translate id="site.home.closing.action" description="Link to the setup page">
            Set up a library
          </Translate>
          <IconForward />
        </Link>
      </p>
    </Section>
  );
}
