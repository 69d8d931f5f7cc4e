import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';

import {IconChevron} from '../icons';
import styles from '../LocaleSwitcher/styles.module.css';
import own from './styles.module.css';

/**
 * The version menu: the same page in each version, or that version's first page (row NV-7). Nothing where
 * there is one version.
 */
export default function VersionSwitcher(): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const listId = useId();
  if (versions.length < 2) {
    return null;
  }
  const shown = activeVersion ?? versions.find(({isLast}) => isLast);
  const mainPath = ({docs, mainDocId, path}: (typeof versions)[number]): string =>
    docs.find(({id}) => id === mainDocId)?.path ?? path;
  return (
    <div className={styles.menu} data-hover-menu>
      <button
        type="button"
        className={own.button}
        aria-label={translate({
          id: 'site.navbar.versions.label',
          message: 'Versions',
          description: 'Name of the button that opens the list of versions',
        })}
        aria-expanded="false"
        aria-controls={listId}
      >
        <span data-sync="version">{shown?.label}</span>
        <IconChevron width="13" height="13" />
      </button>
      <ul id={listId} className={styles.list} hidden data-sync="versions">
        {versions.map((version) => (
          <li key={version.name}>
            <a
              className={styles.link}
              href={alternateDocVersions[version.name]?.path ?? mainPath(version)}
              aria-current={version.name === shown?.name ? 'true' : undefined}
              data-locale-link
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
