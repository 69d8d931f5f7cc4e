import {expect, test} from '@playwright/test';

import {failingBuild} from '../support/servers/fixtureBuild.mjs';

/* A real build of tests/fixtures/refusals; unit tests have the messages about samples and markup. */

test('a raw link that leads nowhere stops the build, with its page', async () => {
  test.setTimeout(180_000);
  const output = await failingBuild('refusals');
  expect(output).toMatch(/source page path = \/:\s+-> linking to \/nowhere/);
  expect(output.match(/linking to/g)).toHaveLength(1);
});
