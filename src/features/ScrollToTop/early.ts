/** `?globalUIComponents=0` in an address takes away what stands around the page, for pictures of it. */
export function markGlobalUi(): void {
  document.documentElement.toggleAttribute(
    'data-without-global-ui',
    new URLSearchParams(location.search).get('globalUIComponents') === '0',
  );
}
