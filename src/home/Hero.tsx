import type {ReactNode} from 'react';
import clsx from 'clsx';
import record from '@generated/build-record/default/record.json';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {landingImages, scaffoldCommand} from '@site/src/config/landing';
import {product} from '@site/src/config/product';
import AssetImage from '@site/src/features/AssetImage';
import {codeBlock} from '@site/src/features/CodeBlock/client';
import CopyButton from '@site/src/features/CopyButton';
import {IconForward} from '@site/src/features/icons';
import LivePanel from './LivePanel';
import styles from './Hero.module.css';

/** What a reader checks before trying: the version, where it runs, and the terms. */
const facts = (): readonly string[] => [
  translate(
    {
      id: 'site.home.facts.version',
      message: 'Version {version}',
      description: 'Small print of the landing page; {version} is the version of the tool',
    },
    {version: record.version},
  ),
  translate({
    id: 'site.home.facts.node',
    message: 'Node.js 20.19+ or 22.12+',
    description: 'Small print of the landing page: the Node.js versions that the tool runs on',
  }),
  translate({
    id: 'site.home.facts.licence',
    message: 'MIT license',
    description: 'Small print of the landing page: the licence of the tool',
  }),
];

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
          <h1 className={styles.title}>
            {product.name}
            <AssetImage path={landingImages.logo} width={64} height={64} className={styles.logo} />
          </h1>
          <p className={styles.lead}>
            {translate({
              id: 'site.home.hero.lead',
              message:
                'Build JavaScript and TypeScript libraries. One command turns your source into the ESM, CommonJS, UMD and type declaration files that you publish.',
              description: 'The sentence below the name on the landing page',
            })}
          </p>
          <div className={styles.actions}>
            <Link to="/guide/start/quick-start" className={clsx('action', styles.start)}>
              {translate({
                id: 'site.home.hero.start.label',
                message: 'Quick start',
                description: 'The main link of the landing page, to the quick start',
              })}
              <IconForward />
            </Link>
            <div className={styles.install} {...codeBlock()}>
              <code>{scaffoldCommand}</code>
              <CopyButton
                label={translate({
                  id: 'site.home.install.copy.label',
                  message: 'Copy the command',
                  description:
                    'The ARIA label of the button beside the install command on the landing page',
                })}
              />
            </div>
          </div>
          <ul className={styles.facts}>
            {facts().map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <LivePanel />
      </div>
    </section>
  );
}
