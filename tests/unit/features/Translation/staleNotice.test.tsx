/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import {introduction, StaleNotice} from '../../../../src/features/Translation';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

function show(section: string): void {
  renderSite(<StaleNotice section={section} />, {
    locale: 'zh',
    at: '/zh/guide/a',
    pluginData: {
      'page-index': {outdated: [`/zh/guide/a#${introduction}`, '/zh/guide/a#install']},
    },
  });
}

test('a section that is behind says so, and leads to the same section of the original', () => {
  show('install');
  const link = screen.getByRole('link', {name: '查看原文'});
  expect(link).toHaveAttribute('href', '/guide/a#install');
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(link.closest('p')).toHaveTextContent('原文已有改动，本节译文尚未更新：查看原文。');
});

test('the introduction leads to the page', () => {
  show(introduction);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/guide/a');
});

test('a section that is up to date says nothing', () => {
  show('usage');
  expect(document.querySelector('p')).toBeNull();
});
