import {spawnSync} from 'node:child_process';

/** Runs the command on this site, with names for which it writes nothing. */
const done = (...names: readonly string[]): {status: number | null; stderr: string} =>
  spawnSync(process.execPath, ['scripts/translations/index.mjs', 'done', ...names], {
    encoding: 'utf8',
  });

it.each(['..', 'en', ''])('refuses the translation "%s", which there is not', (locale) => {
  const {status, stderr} = done('guide/start/quick-start', '--locale', locale);
  expect(stderr).toContain(`i18n has no translation "${locale}". There are: zh`);
  expect(status).toBe(1);
});

test('an unknown option is told in a line', () => {
  expect(done('--al').stderr).toMatch(/^Unknown option '--al'[^\n]*\n$/);
});

it.each([
  ['a page', 'guide/start/nothing'],
  ['a section', 'guide/start/quick-start#nothing'],
])('refuses %s that there is not, beside one that there is', (_, name) => {
  const {status, stderr} = done('guide/start/quick-start', name);
  expect(stderr).toContain(`of this name: ${name}.`);
  expect(status).toBe(1);
});
