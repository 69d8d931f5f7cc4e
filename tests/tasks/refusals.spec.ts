import {expect, test} from '@playwright/test';

import {failingBuild} from '../support/servers/fixtureBuild.mjs';

/* Real builds of tests/fixtures/refusals; what each message says is tested in tests/unit/plugins/checks. */

test.setTimeout(180_000);

// They share the folder of the site.
test.describe.configure({mode: 'serial'});

test('a live sample stops the build, with its page and line', () => {
  expect(failingBuild('refusals', {REFUSAL: 'pages'})).toContain(
    'docs/guide/live.mdx:8: A live sample needs the editor',
  );
});

test('a raw link that leads nowhere stops the build, with its page', async () => {
  const output = await failingBuild('refusals', {REFUSAL: 'links'});
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere/);
  expect(output.match(/linking to/g)).toHaveLength(1);
});

test('RT-1 RE-1 pages without a twin, or with what needs React in the browser, stop the build, named', () => {
  const output = failingBuild('refusals', {REFUSAL: 'checks'});
  for (const fault of [
    'docs/guide/works.mdx has no twin: write i18n/zh/docusaurus-plugin-content-docs/current/guide/works.mdx',
    'docs/guide/index.mdx:8 uses onClick on <button>, which needs React in the browser.',
    "components/useCount.ts:5 uses useState(), which needs React in the browser. Move it into a module that begins with 'use client'.",
  ]) {
    expect(output).toContain(fault);
  }
  expect(output).not.toContain('works.mdx:');
});
