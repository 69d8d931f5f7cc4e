export const product = {
  name: 'Rslib',
  packageName: '@rslib/core',
  tagline: 'The library development tool',
  /** This site's repository on the code host. */
  repository: 'https://github.com/web-infra-dev/rslib-docs',
} as const;

/** Official channels, in the order of the navigation bar. */
export const socialLinks = [
  {icon: 'github', label: 'GitHub', href: 'https://github.com/web-infra-dev/rslib'},
  {icon: 'x', label: 'X', href: 'https://x.com/rspack_dev'},
  {icon: 'discord', label: 'Discord', href: 'https://discord.gg/XsaKEEk4mW'},
] as const;
