import {expect, test} from '@playwright/test';

import {failingBuild} from '../support/servers/fixtureBuild.mjs';

/* Real builds of tests/fixtures/refusals; what each message says is tested in tests/unit/plugins/checks. */

test.setTimeout(180_000);

// They share the folder of the site.
test.describe.configure({mode: 'serial'});

test('RE-1 what cannot work in a page stops the build, each with file and line', async () => {
  const output = await failingBuild('refusals', {REFUSAL: 'pages'});
  for (const [line, text] of [
    [6, '@site/components/Clicker: components/useCount.ts:5 uses useState()'],
    [12, 'The page uses onClick on <button>'],
    [14, 'The page uses onClick on <button>'],
    [17, 'The page uses useState()'],
  ] as const) {
    expect(output).toContain(`docs/guide/index.mdx:${line}: ${text}`);
  }
  expect(output).toContain('docs/guide/live.mdx:8: A live sample needs the editor');
  expect(output).toContain("Add 'use client' as the first line");
  expect(output).not.toContain('works.mdx');
});

test('a raw link that leads nowhere stops the build, with its page', async () => {
  const output = await failingBuild('refusals', {REFUSAL: 'links'});
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere/);
  expect(output.match(/linking to/g)).toHaveLength(1);
});
