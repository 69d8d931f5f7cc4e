/** A version of the docs, as a page tells the browser. */
export interface ShownVersion {
  /** Empty for the version that readers get first. */
  readonly name: string;
  readonly label: string;
  /** Whether the open page is of it. */
  readonly isOpen: boolean;
}

/** @returns the versions of the docs, as the open page has them; none where the site has one */
export function shownVersions(): ShownVersion[] {
  const links = document.querySelectorAll<HTMLElement>('a[data-version]');
  const versions = [...links].map(({dataset, textContent, ariaCurrent}) => ({
    name: dataset.version ?? '',
    label: textContent,
    isOpen: ariaCurrent !== null,
  }));
  // The bar and its menu on narrow screens have the same list.
  return versions.filter(
    ({name}, index) => versions.findIndex((one) => one.name === name) === index,
  );
}
