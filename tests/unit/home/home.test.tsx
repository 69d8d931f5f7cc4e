/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type {ReactNode} from 'react';
import {screen, waitFor, within} from '@testing-library/react';

import Home from '../../../src/pages';
import {familyTools} from '../../../src/config/tools';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

jest.mock(
  '@generated/build-record/default/record.json',
  () => jest.requireActual<typeof import('./record')>('./record').record,
  {virtual: true},
);
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
  test('LY-3 the title says that Rslib is a library development tool', async () => {
    renderSite(<Home />);
    await waitFor(() => expect(document.title).toBe('Rslib - The library development tool'));
  });

  test('LY-3 so does the Chinese title', async () => {
    renderSite(<Home />, {locale: 'zh'});
    await waitFor(() => expect(document.title).toBe('Rslib - 库开发工具'));
  });

  test('one main region, one first heading, and the way to the quick start', () => {
    renderSite(<Home />);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', {level: 1}).map((each) => each.textContent)).toEqual([
      'Rslib',
    ]);
    expect(screen.getByRole('link', {name: 'Quick start'})).toHaveAttribute(
      'href',
      '/guide/start/quick-start',
    );
  });

  test('the install command stands beside a button that copies it', () => {
    renderSite(<Home />);
    const button = screen.getByRole('button', {name: 'Copy the command'});
    const block = button.closest('[data-code-block]');
    expect(button).toHaveAttribute('data-code-action', 'copy');
    expect(block?.querySelector('code')).toHaveTextContent(/^npm create rslib@latest$/);
  });

  test('LY-4 background and logo come from the asset host, in boxes of a fixed size', () => {
    const {container} = renderSite(<Home />);
    const hero = container.querySelector<HTMLElement>('[data-landing-hero]');
    const pictures = [...(hero?.querySelectorAll<HTMLImageElement>('img[data-asset]') ?? [])];
    expect(pictures.map(({src}) => new URL(src).pathname)).toEqual([
      '/rspack/assets/landingpage-background-compressed.png',
      '/rslib/rslib-logo.svg',
    ]);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('alt', '');
    }
  });

  test('the panel has a radio button for each format, and the files of the recorded build', () => {
    const {container} = renderSite(<Home />);
    const group = screen.getByRole('group', {name: 'Output format'});
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({value, checked}) => [value, checked])).toEqual([
      ['esm', true],
      ['cjs', false],
      ['umd', false],
      ['iife', false],
    ]);
    const files = (format: string) =>
      [...container.querySelectorAll(`[data-format="${format}"] li`)].map(
        (each) => each.textContent,
      );
    expect(files('esm')).toEqual(['dist/one.js11 bytes', 'dist/one.d.ts12 bytes']);
    expect(files('cjs')).toEqual(['dist/two.cjs2,222 bytes']);
    expect(files('umd')).toEqual(['dist/three.umd.js33 bytes']);
    expect(files('iife')).toEqual(['dist/four.iife.js44 bytes']);
    expect(screen.getByText('Built with Rslib 7.8.9')).toBeVisible();
  });

  test('three samples, each with what a build made of it', () => {
    renderSite(<Home />);
    const proofs = within(section('See what you get')).getAllByRole('article');
    const text = proofs.map((each) => each.textContent);
    expect(text).toHaveLength(3);
    expect(text[0]).toContain('code of formats.config.ts');
    expect(text[0]).toContain('dist/four.iife.js');
    expect(text[1]).toContain('dist/files/five.js55 bytes');
    expect(text[2]).toContain('code of dist/one.d.ts');
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
    const tagline = block.querySelector('p')?.textContent ?? '';
    expect(tagline.match(/[.!?](?:\s|$)/g)).toHaveLength(1);

    const cards = within(block).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(familyTools.map(({url}) => url));
    expect(cards).toHaveLength(7);
    for (const [index, card] of cards.entries()) {
      expect(card).toHaveAttribute('target', '_blank');
      expect(card).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(card).toHaveTextContent(familyTools[index]?.name ?? 'no tool');
      expect(card).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test('PC-10 the cards describe the tools in Chinese on the Chinese page', () => {
    renderSite(<Home />, {locale: 'zh', at: '/zh/'});
    const cards = within(section('Rstack 家族')).getAllByRole('link');
    expect(cards[0]).toHaveTextContent('基于 Rust、兼容 webpack API 的打包工具');
    expect(cards).toHaveLength(7);
  });
});
