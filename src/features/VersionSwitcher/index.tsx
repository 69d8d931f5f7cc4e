import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

import {ChoiceMenu} from '../HoverMenu';
import {IconChevron} from '../icons';
import {useSamePage} from './links';
import styles from './styles.module.css';

/** The version menu: the same page in each version, or that version's first page. */
export default function VersionSwitcher(): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion} = useActiveDocContext(undefined);
  const samePage = useSamePage();
  const shown = activeVersion ?? versions.find(({isLast}) => isLast);
  return (
    <ChoiceMenu
      sign={
        <span className={styles.sign}>
          <span className="visuallyHidden">
            {translate({
              id: 'site.navbar.versions.label',
              message: 'Versions',
              description: 'Name of the button that opens the list of versions',
            })}
          </span>
          <span>{shown?.label}</span>
          <IconChevron width="13" height="13" />
        </span>
      }
      choices={versions.map((version) => ({
        label: version.label,
        href: samePage(version),
        isCurrent: version.name === shown?.name,
        version: version.isLast ? '' : version.name,
      }))}
    />
  );
}
