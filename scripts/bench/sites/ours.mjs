// @ts-check
/** This site, in the terms of `Peer` where they apply. */
export const ours = {
  name: 'ours',
  label: 'This site',
  package: '@docusaurus/core',
  command: /** @type {[string, ...string[]]} */ (['docusaurus', 'build']),
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  /** @type {import('./types.mjs').SearchControls} */
  search: {
    open: 'role=button[name="Search"]',
    field: 'dialog [role="combobox"]',
    result: 'dialog [role="option"]',
  },
  /** @type {import('./types.mjs').Controls} */
  controls: {
    toggle: 'role=button[name=/^Switch between dark and light mode/]',
    tabs: 'role=tab[selected=false]',
    menu: 'role=button[name="Toggle navigation bar"]',
    popover: 'role=button[name="Rstack tools"]',
    filter: {path: '/config/', field: 'role=searchbox[name="Filter"]'},
  },
};
