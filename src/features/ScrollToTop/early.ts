/** Hides the global UI on an address with `?globalUIComponents=0`, for screenshots. */
export function markGlobalUi(): void {
  document.documentElement.toggleAttribute(
    'data-without-global-ui',
    new URLSearchParams(location.search).get('globalUIComponents') === '0',
  );
}
