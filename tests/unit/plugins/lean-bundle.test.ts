import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import leanBundle from '../../../src/plugins/lean-bundle';
import {Prism, themes} from '../../../src/plugins/lean-bundle/prismStub';

interface Bundle {
  entry?: Record<string, string>;
  resolve: {alias: Record<string, string>};
  optimization?: {splitChunks: {cacheGroups: {styles: {test: (module: object) => boolean}}}};
}

type Configure = (config: object, isServer: boolean) => Bundle;

function configure(isServer: boolean, mode = 'production'): Bundle {
  const plugin: Plugin = leanBundle();
  return (plugin.configureWebpack as unknown as Configure)(
    {mode, entry: 'docusaurus.js'},
    isServer,
  );
}

const isPageStyle = (name: string | null): boolean | undefined =>
  configure(false).optimization?.splitChunks.cacheGroups.styles.test({
    nameForCondition: () => name,
  });

describe('leanBundle', () => {
  it.each([true, false])(
    'takes the place of the stock link and of Infima (server: %s)',
    (isServer) => {
      const {alias} = configure(isServer).resolve;

      expect(alias['@docusaurus/Link']).toBe(
        path.resolve(__dirname, '../../../src/components/Link'),
      );
      expect(alias['infima/dist/css/default/default.css$']).toMatch(/lean-bundle[\\/]empty\.css$/);
    },
  );

  it('also finds Infima by its file, which is how the theme asks for it', () => {
    const file = require.resolve('infima/dist/css/default/default.css');

    expect(configure(false).resolve.alias[file]).toMatch(/empty\.css$/);
  });

  it('points at files that are there', () => {
    for (const target of Object.values(configure(false).resolve.alias)) {
      expect(fs.existsSync(target)).toBe(true);
    }
  });

  it('keeps Prism out of the browser, and in the build', () => {
    expect(configure(false).resolve.alias['prism-react-renderer$']).toMatch(/prismStub\.ts$/);
    expect(configure(true).resolve.alias).not.toHaveProperty('prism-react-renderer$');
    expect(Prism.languages).toEqual({});
    expect(themes).toEqual({});
  });

  it.each([
    ['/site/src/css/index.css', true],
    ['/site/src/components/Link/styles.module.css', true],
    ['/site/src/components/Search/styles.module.css', true],
    [null, true],
    ['/site/node_modules/@docsearch/css/dist/style.css', false],
    ['/site/src/components/Search/modal.css', false],
    ['C:\\site\\src\\components\\Search\\modal.css', false],
  ])('decides whether the style %s loads with the page: %s', (name, expected) => {
    expect(isPageStyle(name)).toBe(expected);
  });

  it('splits no styles on the server', () => {
    expect(configure(true)).not.toHaveProperty('optimization');
  });

  it('adds the client layer to the browser’s release build only', () => {
    expect(configure(false).entry).toEqual({
      main: 'docusaurus.js',
      lean: path.resolve(__dirname, '../../../src/client/index.ts'),
    });
    expect(configure(true).entry).toBeUndefined();
    expect(configure(false, 'development').entry).toBeUndefined();
  });
});
