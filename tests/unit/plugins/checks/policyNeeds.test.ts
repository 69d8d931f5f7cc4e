import type {LoadContext} from '@docusaurus/types';

import siteChecks from '../../../../src/plugins/checks';

const {NODE_ENV} = process.env;

beforeAll(() => {
  process.env.NODE_ENV = 'production';
});

afterAll(() => {
  process.env.NODE_ENV = NODE_ENV;
});

/** Builds a site with Mermaid under a policy. */
function build(policy: object): void {
  const themeConfig = {site: {policy}};
  const context = {siteDir: '/site', i18n: {}, siteConfig: {themeConfig}} as unknown as LoadContext;
  const {allContentLoaded} = siteChecks(context);
  type Content = Parameters<NonNullable<typeof allContentLoaded>>[0];
  void allContentLoaded?.({allContent: {'docusaurus-theme-mermaid': {}}} as unknown as Content);
}

test('an extension that the policy would take the styles from is refused, with what to write', () => {
  expect(() => build({})).toThrow(
    `docusaurus-theme-mermaid needs style-src 'unsafe-inline' of the content security policy. Set policy: {"style-src": ["'unsafe-inline'"]} in src/config/themeOptions.ts, or remove it.`,
  );
});

test('and is there where an author allows it', () => {
  expect(() => build({'style-src': ["'unsafe-inline'"]})).not.toThrow();
});
