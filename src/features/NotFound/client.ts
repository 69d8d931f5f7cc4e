/** The 404 page's way out: up to three pages that the address may have meant; loaded there only. */
export const onRouteDidUpdate = () => {
  const list = document.querySelector<HTMLElement>('[data-suggestions]');
  if (list) {
    import('./suggest')
      .then(({showSuggestions}) => showSuggestions(list))
      // Offline, after a deployment, or a damaged list: the page is whole without them.
      .catch((error: unknown) => console.warn(error));
  }
};
