/** The tool that the site documents. */
export const product = {
  name: 'Rslib',
  shortName: 'rslib',
  packageName: '@rslib/core',
  /** The builder that it stands on, linked from the prose. */
  builder: 'Rsbuild',
  tagline: 'The library development tool',
} as const;

/** Origin of the published site, without a trailing slash. `SITE_URL` overrides it for previews. */
export const siteUrl: string = (process.env.SITE_URL ?? 'https://rslib.rs').replace(/\/+$/, '');

/** Base of every "Edit this page" address; the file's path inside this repository is appended. */
export const docRepoBaseUrl: string =
  process.env.SITE_REPO_EDIT_URL ?? 'https://github.com/web-infra-dev/rslib-docs/edit/main/';

/** Where pictures that belong to the whole tool family are kept. `SITE_ASSET_HOST` overrides it. */
export const assetHost: string = (process.env.SITE_ASSET_HOST ?? 'https://assets.rspack.rs').replace(
  /\/+$/,
  '',
);

/** Official channels, in the order of the navigation bar. */
export const socialLinks = [
  {icon: 'github', label: 'GitHub', href: 'https://github.com/web-infra-dev/rslib'},
  {icon: 'x', label: 'X', href: 'https://x.com/rspack_dev'},
  {icon: 'discord', label: 'Discord', href: 'https://discord.gg/XsaKEEk4mW'},
] as const;

export type SocialIcon = (typeof socialLinks)[number]['icon'];
