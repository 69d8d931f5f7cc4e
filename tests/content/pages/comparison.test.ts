import {components, utility} from '../../../scripts/compare/results.json';

const byTime = (library: Record<string, {seconds: number}>): string[] =>
  Object.entries(library)
    .toSorted(([, a], [, b]) => a.seconds - b.seconds)
    .map(([tool]) => tool);

/** What the comparison page and the post on 1.0 say in words. If a new result differs, rewrite its sentences and tables. */
test('the results are as the comparison page describes them', () => {
  expect(byTime(utility).slice(0, 3)).toEqual(['tsc', 'tsdown', 'rslib']);
  expect(byTime(components).slice(0, 2)).toEqual(['tsdown', 'rslib']);
  const {tsc, ...bundlers} = utility;
  expect([tsc, ...Object.values(bundlers)].map(({attw}) => attw)).toEqual([
    false,
    ...Object.keys(bundlers).map(() => true),
  ]);
  const ready = Object.entries(components)
    .filter(([, {keepsUseClient, scopesClasses, importsCss}]) =>
      [keepsUseClient, scopesClasses, importsCss].every(Boolean),
    )
    .map(([tool]) => tool);
  expect(ready).toEqual(['rslib', 'tsdown']);
  const sizes = Object.values(bundlers).map(({installed}) => installed.megabytes);
  expect(utility.tsup.installed.megabytes).toBe(Math.min(...sizes));
});
