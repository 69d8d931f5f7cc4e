/** A version of the docs, as a page tells the browser. */
export interface LinkedVersion {
  /** Empty for the version that readers get first. */
  readonly name: string;
  readonly label: string;
  /** The open page belongs to this version. */
  readonly isOpen: boolean;
}

/** Returns the versions that the open page links to; none where the site has one version. */
export function readVersions(): LinkedVersion[] {
  // The menu of narrow screens has the same list again.
  const list = document.querySelector('a[data-version]')?.closest('ul');
  return [...(list?.querySelectorAll('a') ?? [])].map(({dataset, textContent, ariaCurrent}) => ({
    name: dataset.version ?? '',
    label: textContent,
    isOpen: ariaCurrent !== null,
  }));
}
