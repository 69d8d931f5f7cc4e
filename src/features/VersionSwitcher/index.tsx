import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

import {ChoiceMenu} from '../HoverMenu';
import {IconChevron} from '../icons';
import {firstPage} from './links';
import styles from './styles.module.css';

/** The version menu: the same page in each version, or that version's first page. */
export default function VersionSwitcher(): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const current = activeVersion ?? versions.find(({isLast}) => isLast);
  return (
    <ChoiceMenu
      sign={
        <span className={styles.sign}>
          <span className="visuallyHidden">
            <Translate
              id="site.navbar.versions.label"
              description="Name of the button that opens the list of versions"
            >
              Versions
            </Translate>
          </span>
          <span>{current?.label}</span>
          <IconChevron width="13" height="13" />
        </span>
      }
      choices={versions.map((version) => ({
        label: version.label,
        href: alternateDocVersions[version.name]?.path ?? firstPage(version),
        isCurrent: version.name === current?.name,
        version: version.isLast ? '' : version.name,
      }))}
    />
  );
}
