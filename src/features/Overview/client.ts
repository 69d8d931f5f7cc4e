import {marker} from '../../lib/marker';

/** The parts of an overview that `filter.ts` finds. */
export const overview = {
  root: marker('data-overview'),
  field: marker('data-overview-filter'),
  /** Its value is the message if nothing is found, which the query follows. */
  status: marker('data-overview-empty'),
  /** On the same element: the message if pages are found, with `{count}`. */
  found: marker('data-overview-found'),
  group: marker('data-overview-group'),
  groupName: marker('data-overview-name'),
  page: marker('data-overview-page'),
  pageTitle: marker('data-overview-title'),
  heading: marker('data-overview-heading'),
};

export const onRouteDidUpdate = () => {
  if (document.querySelector(overview.field.selector)) {
    import('./filter').then(
      ({showOverview}) => showOverview(),
      // The whole list is there without the filter.
      (error: unknown) => console.warn(error),
    );
  }
};
