import {onEachPage} from '../../runtime/clientModule';

/** The overview's filter, loaded on the pages that have one. */
export const onRouteDidUpdate = onEachPage(() => {
  if (document.querySelector('[data-overview-filter]')) {
    void import('./filter').then(({showOverview}) => showOverview());
  }
});
