import {describePage, fencesOf} from './support/page';

const PAGE = 'docs/guide/start/quick-start.mdx';

describePage(PAGE);

describe('coverage of the quick start', () => {
  const fences = fencesOf(PAGE).filter(({meta}) => meta.project === 'quick-start');
  const lines = (keep: (meta: (typeof fences)[number]['meta']) => boolean) =>
    fences.filter(({meta}) => keep(meta)).map(({meta}) => meta.case ?? meta.title);

  // Were a fence to lose its meta, its test would go away without a word. These counts notice it.
  test(`${PAGE}: the project has its eight files`, () => {
    expect(lines((meta) => !meta.case && !meta.run && !meta.expect)).toEqual([
      'package.json',
      'rslib.config.ts',
      'tsconfig.json',
      'src/index.ts',
      'src/scale.ts',
      'check.mjs',
      'check.cjs',
      'consumer.cts',
    ]);
  });

  test(`${PAGE}: each error on the page is provoked`, () => {
    expect(lines((meta) => meta.exit !== undefined)).toEqual([
      'no-root-dir',
      'no-entry',
      'no-tsconfig',
      'no-typescript',
      'type-error',
      'no-type-module',
      'cjs-consumer',
    ]);
  });
});
