import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

import {scaffoldCommand} from '@site/src/config/landing';
import {codeBlock} from '@site/src/features/CodeBlock/client';
import CopyButton from '@site/src/features/CopyButton';
import {IconForward} from '@site/src/features/icons';
import styles from './Actions.module.css';

/** The link to the quick start, and the command that starts a project. */
export default function Actions(): ReactNode {
  return (
    <div className={styles.actions}>
      <Link to="/guide/start/quick-start" className={clsx('action', styles.start)}>
        <Translate
          id="site.home.hero.start.label"
          description="The main link of the landing page, to the quick start"
        >
          Quick start
        </Translate>
        <IconForward />
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
