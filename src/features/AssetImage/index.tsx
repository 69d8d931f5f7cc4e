import type {ReactNode} from 'react';
import clsx from 'clsx';

import {useSiteOptions} from '../../config/useSiteOptions';
import styles from './styles.module.css';

interface Props {
  /** Path on the asset host, with its leading slash. */
  readonly path: string;
  /** Size of the box, which it keeps whatever becomes of the picture. In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/**
 * A decorative picture of the asset host. `src/home/client` says on it what became of it. Those in view load lazily,
 * too: a lazy picture does not hold back the page's `load` event, so a host that is slow costs the reader nothing.
 */
export default function AssetImage({path, className, ...size}: Props): ReactNode {
  const {assetHost} = useSiteOptions();
  return (
    <img
      {...size}
      className={clsx(styles.image, className)}
      src={`${assetHost}${path}`}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      data-asset
    />
  );
}
