/** What the landing page takes from the asset host: paths below it. */
export const landingImages = {
  background: '/rspack/assets/landingpage-background-compressed.png',
  logo: '/rslib/rslib-logo.svg',
} as const;

/** Starts a project; the scaffold's own documentation has the other package managers. */
export const scaffoldCommand = 'npm create rslib@latest';

export const buildCommand = 'npx rslib';
