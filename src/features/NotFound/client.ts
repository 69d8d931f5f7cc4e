/** Suggests pages on the 404 page; the code is loaded there only. */
export const onRouteDidUpdate = () => {
  const list = document.querySelector<HTMLElement>('[data-suggestions]');
  if (list) {
    import('./suggest')
      .then(({showSuggestions}) => showSuggestions(list))
      // Offline, after a deployment, or a damaged list: the page is whole without them.
      .catch((error: unknown) => console.warn(error));
  }
};
