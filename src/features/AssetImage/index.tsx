import type {ReactNode} from 'react';
import clsx from 'clsx';

import {useSiteOptions} from '../../config/useSiteOptions';
import styles from './styles.module.css';

interface Props {
  /** Path on the asset host, with its leading slash. */
  readonly path: string;
  /** Size of the box, in CSS pixels. A missing picture leaves it empty. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** A decorative picture of the asset host. It is lazy even in view, so that a slow host does not delay `load`. */
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
