/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type {ReactNode} from 'react';
import {screen, waitFor, within} from '@testing-library/react';

import Home from '../../../src/pages';
import {familyTools} from '../../../src/config/tools';
import type {LandingData} from '../../../src/home/landingData';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

/** Data with names of its own, so that a test sees where they come from. */
function mockLanding(): LandingData {
  const sample = (title: string) => ({title, language: 'ts', html: `code of ${title}`});
  return {
    version: '7.8.9',
    speed: {
      date: '2026-01-02',
      samples: 3,
      time: '2.00 s',
      tools: [
        {name: 'other', seconds: 1, time: '1.00 s'},
        {name: 'rslib', seconds: 2, time: '2.00 s'},
      ],
    },
    source: sample('src/entry.ts'),
    outputs: {
      esm: sample('one.js'),
      'd.ts': sample('one.d.ts'),
      cjs: sample('two.cjs'),
      umd: sample('three.js'),
    },
    solutions: {
      types: [sample('attw')],
      exports: [sample('manifest')],
      css: [sample('styles.js'), sample('styles.css')],
      useClient: [sample('client.js')],
    },
  };
}
jest.mock('@generated/landing-data/default/data.json', () => mockLanding(), {virtual: true});
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
    const [start] = screen.getAllByRole('link', {name: 'Quick start'});
    expect(start).toHaveAttribute('href', '/guide/start/quick-start');
    const [copy] = screen.getAllByRole('button', {name: 'Copy the command'});
    expect(copy?.closest('[data-code-block]')?.querySelector('code')).toHaveTextContent(
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

  test('the panel has the code of each format', () => {
    renderSite(<Home />);
    const group = screen.getByRole('group', {name: 'Output format'});
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({value, checked}) => [value, checked])).toEqual([
      ['esm', true],
      ['d.ts', false],
      ['cjs', false],
      ['umd', false],
    ]);
    const code = [...group.querySelectorAll('pre')].map(({textContent}) => textContent);
    expect(code).toEqual(
      ['one.js', 'one.d.ts', 'two.cjs', 'three.js'].map((it) => `code of ${it}`),
    );
  });

  test('the claim has the measured times and leads to the comparison', () => {
    renderSite(<Home />);
    const claim = section('ESM, CommonJS and types in 2.00 s');
    const bars = within(claim).getAllByRole('listitem');
    expect(bars.map(({textContent}) => textContent)).toEqual(['other1.00 s', 'Rslib2.00 s']);
    expect(within(claim).getByRole('link')).toHaveAttribute('href', '/guide/start/comparison');
  });

  test('each problem has code and a guide', () => {
    renderSite(<Home />);
    const solutions = within(section('The hard parts of a package, done')).getAllByRole('article');
    const found = solutions.map((solution) => [
      within(solution).getByRole('link').getAttribute('href'),
      [...solution.querySelectorAll('pre')].map(({textContent}) => textContent),
    ]);
    expect(found).toEqual([
      ['/guide/advanced/dts', ['code of attw']],
      ['/guide/advanced/package-json', ['code of manifest']],
      ['/guide/advanced/css', ['code of styles.js', 'code of styles.css']],
      ['/guide/solution/react', ['code of client.js']],
    ]);
  });

  test('readers of other tools are led to their migration guide, below the hero', () => {
    renderSite(<Home />);
    const [first] = screen.getAllByRole('heading', {level: 2});
    expect(first).toHaveTextContent('What do you use today?');
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
    }
  });

  test('PC-10 the cards describe the tools in Chinese on the Chinese page', () => {
    renderSite(<Home />, {locale: 'zh', at: '/zh/'});
    const [first] = within(section('Rstack 家族')).getAllByRole('link');
    expect(first).toHaveTextContent('基于 Rust、兼容 webpack API 的打包工具');
  });
});
