import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {familyTools} from '@site/src/config/tools';
import AssetImage from '@site/src/features/AssetImage';
import {useChineseTools} from '@site/src/features/FamilyTools';
import {IconExternal, IconForward} from '@site/src/features/icons';
import Section from './Section';
import styles from './Cards.module.css';

interface Props {
  readonly name: string;
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** At the end of the name's line. Default: an arrow. */
  readonly mark?: ReactNode;
  readonly foot?: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
}

function Card({name, to, mark = <IconForward />, foot, children}: Props): ReactNode {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {mark}
        </span>
        <span className={styles.text}>{children}</span>
        {foot && <span className={styles.foot}>{foot}</span>}
      </Link>
    </li>
  );
}

/** The sibling tools. With the title, seven cards fill the eight cells of the grid. */
export function Tools(): ReactNode {
  const isChinese = useChineseTools();
  const newTab = (
    <span className="visuallyHidden">
      <Translate id="site.home.tools.newTab" description="Read out after the address of a tool">
        (opens in a new tab)
      </Translate>
    </span>
  );
  return (
    <Section
      className={clsx(styles.grid, styles.tools)}
      title={translate({
        id: 'site.home.tools.title',
        message: 'Part of Rstack',
        description: 'Title of the cards of the sibling tools on the landing page',
      })}
      tagline={
        <Translate
          id="site.home.tools.tagline"
          description="One sentence below “Part of Rstack” on the landing page"
        >
          Rslib belongs to Rstack, a family of tools for building, testing, linting and documenting
          JavaScript projects.
        </Translate>
      }
    >
      <ul className={styles.cards}>
        {familyTools.map(({name, desc, descEn, url, logo}) => (
          <Card
            key={name}
            name={name}
            to={url}
            mark={<AssetImage path={logo} width={40} height={40} />}
            foot={
              <>
                {new URL(url).host}
                <IconExternal />
                {newTab}
              </>
            }
          >
            {isChinese ? desc : descEn}
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The first page to read, by what the reader has used before. */
export function WaysIn(): ReactNode {
  return (
    <Section
      className={styles.grid}
      title={translate({
        id: 'site.home.ways.title',
        message: 'What do you use today?',
        description: 'Title of the cards that lead to the migration guides, on the landing page',
      })}
      tagline={
        <Translate
          id="site.home.ways.tagline"
          description="Below “What do you use today?” on the landing page"
        >
          Each migration guide starts from the configuration you have.
        </Translate>
      }
    >
      <ul className={styles.cards}>
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
          name={translate({
            id: 'site.home.ways.apps.title',
            message: 'My first library',
            description: 'Title of the card for readers who have only built applications so far',
          })}
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
