import type {ReactNode} from 'react';
import record from '@generated/build-record/default/record.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {landingImages} from '@site/src/config/landing';
import {product} from '@site/src/config/product';
import AssetImage from '@site/src/features/AssetImage';
import Actions from './Actions';
import LivePanel from './LivePanel';
import styles from './Hero.module.css';

export default function Hero(): ReactNode {
  const {background, logo} = landingImages;
  return (
    <section className={styles.hero} data-landing-hero>
      <div className={styles.backdrop}>
        <AssetImage path={background} width={1440} height={810} className={styles.image} />
      </div>
      <div>
        <h1 className={styles.title}>
          {product.name}
          <AssetImage path={logo} width={64} height={64} className={styles.logo} />
        </h1>
        <p className={styles.lead}>
          <Translate
            id="site.home.hero.lead"
            description="The sentence below the name on the landing page"
          >
            Build JavaScript and TypeScript libraries. One command turns your source into the ESM,
            CommonJS, UMD and type declaration files that you publish.
          </Translate>
        </p>
        <Actions />
        <ul className={styles.facts}>
          <li>
            <Link to="/guide/start/comparison">
              <Translate
                id="site.home.facts.speed"
                description="Link to the comparison, on the landing page; {time} is a time such as 0.50 s"
                values={{time: record.speed.time}}
              >
                {'ESM, CommonJS and types in {time}'}
              </Translate>
            </Link>
          </li>
          <li>
            <Translate
              id="site.home.facts.version"
              description="Version of the tool, on the landing page"
              values={{version: record.version}}
            >
              {'Version {version}'}
            </Translate>
          </li>
          <li>
            <Translate
              id="site.home.facts.node"
              description="Node.js versions that the tool runs on, on the landing page"
            >
              Node.js 20.19+ or 22.12+
            </Translate>
          </li>
        </ul>
      </div>
      <LivePanel />
    </section>
  );
}
