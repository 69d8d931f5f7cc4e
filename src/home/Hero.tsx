import type {ReactNode} from 'react';
import landing from '@generated/landing-data/default/data.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {product} from '@site/src/config/product';
import AssetImage from '@site/src/features/AssetImage';
import {codeBlock} from '@site/src/features/CodeBlock/client';
import CopyButton from '@site/src/features/CopyButton';
import {IconForward} from '@site/src/features/icons';
import LivePanel from './LivePanel';
import styles from './Hero.module.css';

/** Paths on the asset host. */
const background = '/rspack/assets/landingpage-background-compressed.png';
const logo = '/rslib/rslib-logo.svg';
const scaffoldCommand = 'npm create rslib@latest';

export default function Hero(): ReactNode {
  return (
    <section className={styles.hero} data-landing-hero>
      <div className={styles.backdrop}>
        <AssetImage path={background} width={1440} height={810} className={styles.image} />
      </div>
      <div>
        <h1 className={styles.title}>
          {product.name}
          <AssetImage path={logo} width={64} height={64} />
        </h1>
        <p className={styles.lead}>
          <Translate
            id="site.home.hero.lead"
            description="The sentence below the name on the landing page"
          >
            Build JavaScript and TypeScript libraries. One command turns your source into ES modules
            and type declarations to publish, and into CommonJS or UMD where you need them.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link to="/setup" className="action">
            <Translate
              id="site.home.hero.setup"
              description="The main link of the landing page, to the page that sets up a library"
            >
              Set up a library
            </Translate>
            <IconForward />
          </Link>
          <Link to="/guide/start/quick-start" className={styles.second}>
            <Translate
              id="site.home.hero.start.label"
              description="The second link of the landing page, to the quick start"
            >
              Quick start
            </Translate>
          </Link>
          <div className={styles.install} {...codeBlock()}>
            <code>{scaffoldCommand}</code>
            <CopyButton
              label={translate({
                id: 'site.home.install.copy.label',
                message: 'Copy the command',
                description: 'Name of the button beside the install command on the landing page',
              })}
            />
          </div>
        </div>
        <ul className={styles.facts}>
          <li>
            <Link to="/guide/start/comparison">
              <Translate
                id="site.home.facts.speed"
                description="Link to the comparison, on the landing page; {time} is a time such as 0.50 s"
                values={{time: landing.speed.time}}
              >
                {'ESM, CommonJS and types in {time}'}
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/guide/solution/nodejs">
              <Translate id="site.home.facts.cli" description="Link to the guide on such tools">
                For command-line tools, too
              </Translate>
            </Link>
          </li>
          <li>
            <Translate
              id="site.home.facts.version"
              description="Version of the tool and the Node.js versions that it runs on"
              values={{version: landing.version}}
            >
              {'Version {version}, for Node.js 20.19+ or 22.12+'}
            </Translate>
          </li>
        </ul>
      </div>
      <LivePanel />
    </section>
  );
}
