import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

import HoverMenu from '../HoverMenu';
import {alternateLink} from '../LocaleSwitcher/client';
import {IconDown} from '../icons';
import {firstPage} from './links';
import styles from './styles.module.css';

/** The version menu: the same page in each version, or that version's first page. Empty if there is only one. */
export default function VersionSwitcher(): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const current = activeVersion ?? versions.find(({isLast}) => isLast);
  const trigger = (
    <>
      <span className="visuallyHidden">
        <Translate
          id="site.navbar.versions.label"
          description="Name of the button that opens the list of versions"
        >
          Versions
        </Translate>
      </span>
      <span>{current?.label}</span>
      <IconDown width="13" height="13" />
    </>
  );
  return versions.length < 2 ? null : (
    <HoverMenu className={clsx('quiet', styles.button)} trigger={trigger}>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <a
              className="entry"
              href={alternateDocVersions[version.name]?.path ?? firstPage(version)}
              aria-current={version.name === current?.name ? 'true' : undefined}
              data-version={version.isLast ? '' : version.name}
              {...alternateLink()}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}
