/** Lets the link home lead to the first page of the version that the address names. */
export function onRouteDidUpdate(): void {
  const home = document.querySelector<HTMLAnchorElement>('a[data-versions]');
  const starts = JSON.parse(home?.dataset.versions ?? '[]') as [root: string, first: string][];
  const start = starts.find(([root]) => `${window.location.pathname}/`.startsWith(`${root}/`));
  if (home && start) {
    home.href = start[1];
  }
}
