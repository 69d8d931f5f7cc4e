import {prefersReducedMotion} from '../../lib/prefersReducedMotion';
import {onNextPage} from '../../client/clientModule';

const durationMs = 200;

/** Fades in the text of the next page. Included with `enableContentAnimation`. */
export const onRouteDidUpdate = onNextPage(() => {
  if (!prefersReducedMotion()) {
    document.querySelector('main')?.animate([{opacity: 0, translate: '0 0.5rem'}, {opacity: 1}], {
      duration: durationMs,
      easing: 'ease-out',
    });
  }
});
