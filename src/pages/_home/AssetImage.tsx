import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useSiteOptions} from '@site/src/hooks/useSiteOptions';

/** One transparent pixel, for a picture that the asset host does not give (row LY-4). */
const transparentPixel =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type State = 'loading' | 'shown' | 'missing';

interface Props {
  /** Path on the asset host, with its leading slash. */
  readonly path: string;
  /** Size of the box, which it keeps whatever becomes of the picture. In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** The outcome of a request that ended before React took over the page. */
function stateOf({complete, naturalWidth}: HTMLImageElement): State {
  if (!complete) {
    return 'loading';
  }
  return naturalWidth > 0 ? 'shown' : 'missing';
}

/**
 * A decorative picture of the asset host. `data-state` tells the style sheet what became of it.
 *
 * All of them load lazily, those in view too: a lazy picture does not hold back the page's `load`
 * event, so a host that is blocked or slow costs the reader nothing.
 */
export default function AssetImage({path, ...rest}: Props): ReactNode {
  const {assetHost} = useSiteOptions();
  const [state, setState] = useState<State>('loading');
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (image.current) {
      setState(stateOf(image.current));
    }
  }, []);

  const missing = state === 'missing';
  return (
    <img
      ref={image}
      {...rest}
      src={missing ? transparentPixel : `${assetHost}${path}`}
      alt=""
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      data-state={state}
      onLoad={() => setState((current) => (current === 'missing' ? current : 'shown'))}
      onError={() => setState('missing')}
    />
  );
}
