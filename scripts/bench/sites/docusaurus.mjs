// @ts-check
/** @type {import('./types.mjs').Peer} */
export const docusaurus = {
  name: 'docusaurus',
  label: 'Docusaurus',
  package: '@docusaurus/core',
  command: ['docusaurus', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  publicFolder: 'static',
  dialect: {
    headingIds: true,
    admonitions: {
      note: 'note',
      tip: 'tip',
      info: 'info',
      warning: 'warning',
      caution: 'warning',
      danger: 'danger',
    },
    admonitionTitle: 'brackets',
  },
  writesTitle: false,
  pageFile: (locale, id) =>
    locale === 'en' ? `docs/${id}.md` : `i18n/zh/docusaurus-plugin-content-docs/current/${id}.md`,
  homeFile: null,
  controls: {
    toggle: 'role=button[name=/^(Switch between dark and light|system) mode/i]',
    menu: 'role=button[name="Toggle navigation bar"]',
  },
};
