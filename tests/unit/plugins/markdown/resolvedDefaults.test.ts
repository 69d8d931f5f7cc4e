import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {
  readResolvedDefaults,
  replaceResolvedDefaults,
  resolvedDefaultsTable,
  type ResolvedDefaults,
} from '../../../../src/plugins/markdown/resolvedDefaults';
import {parseMdx} from '../../../content/support/parse';

const parse = (text: string): Root => parseMdx(text).tree;

let defaults: ResolvedDefaults;
beforeAll(async () => {
  defaults = await readResolvedDefaults();
}, 30_000);

function cellsOf(table: Table): Record<string, string[]> {
  return Object.fromEntries(
    table.children.map(({children: [head, ...cells]}) => [
      head ? toString(head) : '',
      cells.map((cell) => toString(cell)),
    ]),
  );
}

describe('the defaults that the tool resolves', () => {
  test('it is asked once, although each language loads the code anew', async () => {
    const once = readResolvedDefaults();
    jest.resetModules();
    const anew = await import('../../../../src/plugins/markdown/resolvedDefaults');
    expect(anew.readResolvedDefaults).not.toBe(readResolvedDefaults);
    expect(anew.readResolvedDefaults()).toBe(once);
  });

  test('there is a build for each format, and for bundleless esm and cjs', () => {
    const names = defaults.builds.map(
      ({format, bundle}) => `${format} ${bundle ? 'bundle' : 'files'}`,
    );
    expect(names).toEqual([
      'esm bundle',
      'cjs bundle',
      'umd bundle',
      'iife bundle',
      'mf bundle',
      'esm files',
      'cjs files',
    ]);
    expect(defaults.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('the table holds what the tool said, unset options as a dash', () => {
    const cells = cellsOf(resolvedDefaultsTable(defaults, 'Option'));
    expect(cells.Option).toEqual(['esm', 'cjs', 'umd', 'iife', 'mf']);
    expect(cells['output.target']).toEqual(["'node'", "'node'", "'node'", "'node'", "'web'"]);
    expect(cells['output.autoExternal']).toEqual(['true', 'true', '–', '–', '–']);
    expect(cells['output.dataUriLimit']).toEqual(['0', '0', '4096', '4096', '4096']);
  });

  test('the one limit in the table stands for every kind of asset', () => {
    for (const {options} of defaults.builds) {
      const parts = Object.entries(options).filter(([name]) =>
        name.startsWith('output.dataUriLimit.'),
      );
      expect(new Set(parts.map(([, value]) => value)).size).toBeLessThanOrEqual(1);
    }
  });

  test('an option that the tool no longer knows stops the build and is named', () => {
    const builds = defaults.builds.map((build) => ({...build, options: {}}));
    expect(() => resolvedDefaultsTable({version: '9.0.0', builds}, 'Option')).toThrow(
      '@rslib/core 9.0.0 resolves no "output.target"',
    );
  });
});

describe('the element in a page', () => {
  test('gives way to the table', async () => {
    const tree = parse('Before.\n\n<ResolvedDefaults label="选项" />\n\nAfter.\n');
    await replaceResolvedDefaults(tree, () => Promise.resolve(defaults));
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(toString(tree.children[1])).toContain('选项');
  });

  test('is needed for the tool to be asked', async () => {
    const read = jest.fn(() => Promise.resolve(defaults));
    const tree = parse('# Page\n\n<Other />\n');
    await replaceResolvedDefaults(tree, read);
    expect(read).not.toHaveBeenCalled();
    expect(tree).toEqual(parse('# Page\n\n<Other />\n'));
  });

  test('without a label is a mistake', async () => {
    const tree = parse('<ResolvedDefaults />\n');
    await expect(replaceResolvedDefaults(tree, () => Promise.resolve(defaults))).rejects.toThrow(
      'needs label',
    );
  });
});
