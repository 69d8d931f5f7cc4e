import {marker} from '../../lib/marker';

/** Marks an overview. Its value is the message if nothing is found, which the query follows. */
export const overview = marker('data-overview');

/** On the same element: what screen readers hear if pages are found, with `{count}`. */
export const overviewFound = marker('data-overview-found');

export const onRouteDidUpdate = () => {
  const root = document.querySelector<HTMLElement>(overview.selector);
  if (root) {
    import('./filter').then(
      ({startFilter}) => startFilter(root),
      // The whole list is there without the filter.
      (error: unknown) => console.warn(error),
    );
  }
};
