import {
  chooseSteps,
  inOrder,
  readJest,
  readPlaywright,
  settle,
} from '../../../src/tasks/testAll.mjs';

const report = {numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2};

test('a Jest file that cannot run is a failure', () => {
  expect(readJest(report)).toEqual({passed: 5, failed: 3});
});

test('Playwright errors outside of tests are failures', () => {
  const stats = {expected: 7, unexpected: 1, flaky: 0, skipped: 4};
  expect(readPlaywright({stats, errors: [{message: 'no server'}]})).toEqual({passed: 7, failed: 2});
});

test('a few tests may need a second try, and no more', () => {
  const read = (flaky: number) => readPlaywright({stats: {expected: 90, unexpected: 0, flaky}});
  expect(read(2)).toEqual({passed: 92, failed: 0});
  expect(read(8)).toEqual({passed: 95, failed: 3});
});

test('a report without its figures is refused', () => {
  expect(() => readJest({})).toThrow('numPassedTests');
  expect(() => readPlaywright({})).toThrow('The report has no figure');
});

test('a step counts as failed when it crashes, reports nothing, or ran nothing', () => {
  expect(settle(false, null)).toEqual({passed: 0, failed: 1});
  expect(settle(true, null)).toEqual({passed: 0, failed: 1});
  expect(settle(true, {passed: 0, failed: 0})).toEqual({passed: 0, failed: 1});
  expect(settle(false, {passed: 9, failed: 0})).toEqual({passed: 9, failed: 1});
  expect(settle(false, {passed: 9, failed: 2})).toEqual({passed: 9, failed: 2});
  expect(settle(true, {passed: 9, failed: 0})).toEqual({passed: 9, failed: 0});
});

test('steps that are named bring what they need, in the order of a whole run', () => {
  const names = (...args: string[]) => chooseSteps(args).map(({name}) => name);
  expect(names('--only', 'playwright,jest')).toEqual(['build', 'jest', 'playwright']);
  expect(names('--only', 'browser')).toEqual(['browser']);
  expect(names().length).toBeGreaterThan(5);
  expect(() => names('--only', 'jests')).toThrow('There is no step "jests"');
});

test('a shard is a part of the samples or of the browser tests, and of nothing else', () => {
  const steps = chooseSteps(['--shard', '2/3']);
  expect(steps.filter(({command}) => command.includes('2/3')).map(({name}) => name)).toEqual([
    'samples',
    'playwright',
  ]);
});

test('what leaves a core to others goes on beside the steps that do not need it', async () => {
  const events: string[] = [];
  const run = async ({name, beside}: {name: string; beside?: boolean}): Promise<void> => {
    events.push(name);
    await new Promise((done) => setTimeout(done, beside ? 20 : 1));
    events.push(`${name} has ended`);
  };
  await inOrder(chooseSteps(['--only', 'build,checks']), run);
  expect(events).toEqual([
    'sample packages',
    'build',
    'build has ended',
    'sample packages has ended',
    'checks',
    'checks has ended',
  ]);
});
