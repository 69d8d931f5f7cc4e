import {expect, test} from '@playwright/test';

import {failingBuild} from '../support/servers/fixtureBuild.mjs';

/* Real builds of tests/fixtures/refusals; unit tests have the other messages. */

test.setTimeout(180_000);

// They share the folder of the site.
test.describe.configure({mode: 'serial'});

test('a live sample stops the build, with its page and line', async () => {
  expect(await failingBuild('refusals', {REFUSAL: 'pages'})).toContain(
    'docs/guide/live.mdx:8: "live" is not supported for samples.',
  );
});

test('a raw link that leads nowhere stops the build, with its page', async () => {
  const output = await failingBuild('refusals', {REFUSAL: 'links'});
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere/);
  expect(output.match(/linking to/g)).toHaveLength(1);
});
