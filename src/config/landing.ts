/** Images of the landing page: paths on the asset host. */
export const landingImages = {
  background: '/rspack/assets/landingpage-background-compressed.png',
  logo: '/rslib/rslib-logo.svg',
} as const;

/** Starts a project; the scaffold's own documentation has the other package managers. */
export const scaffoldCommand = 'npm create rslib@latest';

export const buildCommand = 'npx rslib';
