/** Ids of the two panels that the local bar opens. One of each on a page. */
export const sidebarId = 'docs-sidebar';
export const outlineId = 'page-outline';
