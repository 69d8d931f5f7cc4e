import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {landingImages} from '@site/src/config/landing';
import {product} from '@site/src/config/product';
import AssetImage from '@site/src/features/AssetImage';
import PaintPoint from '@site/src/features/Page/PaintPoint';
import Facts from './Facts';
import {IconForward} from './icons';
import InstallCommand from './InstallCommand';
import LivePanel from './LivePanel';
import OutputLines from './OutputLines';
import Title from './Title';
import styles from './Hero.module.css';

/**
 * What the tool is, the two ways to begin, and a build to look at. `landingControl.ts` marks it once
 * the page is scrolled.
 */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero} data-landing-hero>
      <div className={styles.backdrop}>
        <AssetImage
          path={landingImages.background}
          width={1440}
          height={810}
          className={styles.image}
        />
      </div>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Title level={1} className={styles.title}>
            {product.name}
            <AssetImage path={landingImages.logo} width={64} height={64} className={styles.logo} />
          </Title>
          <p className={styles.lead}>
            <Translate
              id="site.home.hero.lead"
              description="The sentence below the name on the landing page"
            >
              The library development tool: write one source, and a single build turns it into the
              exact files you publish.
            </Translate>
          </p>
          <div className={styles.actions}>
            <Link to="/guide/start/quick-start" className={styles.start}>
              <Translate
                id="site.home.hero.start.label"
                description="The main link of the landing page, to the quick start"
              >
                Quick start
              </Translate>
              <IconForward />
            </Link>
            <InstallCommand />
          </div>
          <Facts />
        </div>
        <LivePanel />
      </div>
      <div className={styles.lines}>
        <OutputLines />
      </div>
      <PaintPoint id="after-hero" />
    </section>
  );
}
