/** Suggests pages on the 404 page, which alone loads the code. */
export function onRouteDidUpdate(): void {
  const list = document.querySelector<HTMLElement>('[data-suggestions]');
  if (list) {
    import('./suggest')
      .then(({showSuggestions}) => showSuggestions(list))
      .catch((error: unknown) => console.warn(error));
  }
}
