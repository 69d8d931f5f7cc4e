import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {scaffoldCommand} from '@site/src/config/landing';
import {codeBlock} from '@site/src/features/CodeBlock/client';
import CopyButton from '@site/src/features/CopyButton';
import {IconForward} from '@site/src/features/icons';
import styles from './Actions.module.css';

/** The ways to start: the page that sets up a library, the quick start, and a command. */
export default function Actions(): ReactNode {
  return (
    <div className={styles.actions}>
      <Link to="/setup" className={clsx('action', styles.start)}>
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
  );
}
