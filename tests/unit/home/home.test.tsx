/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type {ReactNode} from 'react';
import {screen, waitFor, within} from '@testing-library/react';

import Home from '../../../src/pages';
import {familyTools} from '../../../src/config/tools';
import type {BuildRecord} from '../../../src/home/recordTypes';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

/** A record with names and sizes of its own, so that a test sees where they come from. */
function mockRecord(): BuildRecord {
  const sample = (title: string) => ({title, language: 'ts', html: `code of ${title}`});
  return {
    version: '7.8.9',
    source: sample('src/entry.ts'),
    config: sample('formats.config.ts'),
    files: {
      esm: [{name: 'dist/one.js', bytes: 11}],
      cjs: [{name: 'dist/two.cjs', bytes: 2222}],
      umd: [{name: 'dist/three.umd.js', bytes: 33}],
      iife: [{name: 'dist/four.iife.js', bytes: 44}],
    },
    shapes: {
      config: sample('shapes.config.ts'),
      bundled: [{name: 'dist/one.js', bytes: 11}],
      bundleless: [{name: 'dist/files/five.js', bytes: 55}],
    },
    declarations: {config: sample('types.config.ts'), output: sample('dist/one.d.ts')},
  };
}
jest.mock('@generated/build-record/default/record.json', () => mockRecord(), {virtual: true});
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}): ReactNode => children,
}));

const section = (title: string): HTMLElement => {
  const found = screen.getByRole('heading', {level: 2, name: title}).closest('section');
  if (!found) {
    throw new Error(`"${title}" stands in no section`);
  }
  return found;
};

describe('landing page', () => {
  test.each([
    ['en', 'Rslib - The library development tool'],
    ['zh', 'Rslib - 库开发工具'],
  ] as const)('LY-3 the %s title is %s', async (locale, title) => {
    renderSite(<Home />, {locale});
    await waitFor(() => expect(document.title).toBe(title));
  });

  test('LY-4 the hero has name, quick start, a command to copy, and pictures of the asset host in boxes of a fixed size', () => {
    const {container} = renderSite(<Home />);
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('heading', {level: 1, name: 'Rslib'}),
    );
    expect(screen.getByRole('link', {name: 'Quick start'})).toHaveAttribute(
      'href',
      '/guide/start/quick-start',
    );
    const copy = screen.getByRole('button', {name: 'Copy the command'});
    expect(copy.closest('[data-code-block]')?.querySelector('code')).toHaveTextContent(
      /^npm create rslib@latest$/,
    );
    const pictures = container.querySelectorAll<HTMLImageElement>('[data-landing-hero] img');
    expect([...pictures].map(({src}) => new URL(src).pathname)).toEqual([
      '/rspack/assets/landingpage-background-compressed.png',
      '/rslib/rslib-logo.svg',
    ]);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
  });

  test('the panel has the files of the recorded build by format, the samples what was made of them', () => {
    renderSite(<Home />);
    const group = screen.getByRole('group', {name: 'Output format'});
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({value, checked}) => [value, checked])).toEqual([
      ['esm', true],
      ['cjs', false],
      ['umd', false],
      ['iife', false],
    ]);
    const files = [...group.querySelectorAll('li')].map(({textContent}) => textContent);
    expect(files).toEqual([
      'dist/one.js11 bytes',
      'dist/two.cjs2,222 bytes',
      'dist/three.umd.js33 bytes',
      'dist/four.iife.js44 bytes',
    ]);
    expect(screen.getByText('Built with Rslib 7.8.9')).toBeVisible();
    const [formats, shapes, declarations] = within(section('See what you get'))
      .getAllByRole('article')
      .map(({textContent}) => textContent);
    expect(formats).toContain('code of formats.config.ts');
    expect(formats).toContain('dist/four.iife.js');
    expect(shapes).toContain('dist/files/five.js55 bytes');
    expect(declarations).toContain('code of dist/one.d.ts');
  });

  test('readers of other tools are led to their migration guide', () => {
    renderSite(<Home />);
    const links = within(section('What do you use today?')).getAllByRole('link');
    const guides = links.map((link) => link.getAttribute('href'));
    for (const tool of ['tsup', 'unbuild', 'vite', 'tsc', 'modernjs-module']) {
      expect(guides).toContain(`/guide/migration/${tool}`);
    }
  });

  test('PC-10 title, one sentence and seven cards that open a new tab', () => {
    renderSite(<Home />);
    const block = section('Part of Rstack');
    expect(block.querySelector('p')?.textContent.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
    const cards = within(block).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(familyTools.map(({url}) => url));
    expect(cards).toHaveLength(7);
    for (const card of cards) {
      expect(card).toHaveAttribute('target', '_blank');
      expect(card).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test('PC-10 the cards describe the tools in Chinese on the Chinese page', () => {
    renderSite(<Home />, {locale: 'zh', at: '/zh/'});
    const [first] = within(section('Rstack 家族')).getAllByRole('link');
    expect(first).toHaveTextContent('基于 Rust、兼容 webpack API 的打包工具');
  });
});
