import type {ReactElement, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Tabs from '@theme/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';

import styles from './styles.module.css';

/** Written by `src/plugins/markdown/examples`. */
interface Props {
  /** The address of the example on the code host. */
  readonly source: string;
  /** The file that is shown first. */
  readonly open: string;
  /** One `TabItem` per file, with its sample. */
  readonly children: readonly ReactElement<TabItemProps>[];
}

/** The files of an example, one tab each. */
export default function Project({source, open, children}: Props): ReactNode {
  return (
    <div className={styles.project}>
      <Tabs defaultValue={open}>{children}</Tabs>
      <a className={styles.source} href={source}>
        <Translate
          id="site.project.source"
          description="Link below the files of a sample project to its folder on the code host"
        >
          Open on GitHub
        </Translate>
      </a>
    </div>
  );
}
