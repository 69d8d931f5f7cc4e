export const onRouteDidUpdate = () => {
  if (document.querySelector('[data-overview-filter]')) {
    import('./filter').then(
      ({showOverview}) => showOverview(),
      // The whole list is there without the filter.
      (error: unknown) => console.warn(error),
    );
  }
};
