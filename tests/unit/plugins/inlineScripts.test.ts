import vm from 'node:vm';

import {inlineScript} from '../../../src/plugins/inlineScripts';

jest.setTimeout(60_000);

test('a script is bundled once, small and safe inside HTML; one that cannot be is named', async () => {
  const text = await inlineScript('plugins/inlineScripts/head');
  expect(await inlineScript('plugins/inlineScripts/head')).toBe(text);
  // It stands in each page. 3,094 today, and a tenth: the keys of search on all keyboards, and what the reader folds.
  expect(text.length).toBeLessThan(3400);
  expect(text).not.toMatch(/<\/script|<!--/i);
  await expect(inlineScript('features/nowhere')).rejects.toThrow('features/nowhere');
});

test.each([
  ['dark', '', true],
  ['light', '', false],
  ['light', 'dark', false],
  ['', '', false],
])('AP-2 the class follows the theme %j (class before: %j)', async (theme, before, dark) => {
  const classes = new Set(before ? [before] : []);
  const classList = {
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  };
  const document = {documentElement: {dataset: {theme}, classList}};
  vm.runInNewContext(await inlineScript('features/Appearance/early'), {document});

  expect(classes.has('dark')).toBe(dark);
});
