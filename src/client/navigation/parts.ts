export const sidebarSelector = '[data-sidebar-name]';
export const footerSelector = '[data-site-footer]';

/** Parts that stay when the page changes. */
export const sharedParts = ['[data-navbar]', sidebarSelector, footerSelector];

export const copyParts = (page: Document) =>
  sharedParts.map((selector) => page.querySelector(selector)?.cloneNode(true));

/** The shared parts as the server rendered them: copied before anything changes them. */
export const initialParts = copyParts(document);
