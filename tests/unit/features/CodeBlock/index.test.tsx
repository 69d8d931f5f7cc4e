/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import CodeBlock from '../../../../src/features/CodeBlock';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

describe('CodeBlock', () => {
  it('PC-5 shows the sample with neither line numbers nor wrap by default', () => {
    renderSite(<CodeBlock language="ts" html='<span class="k">const</span> a &lt; b' />);
    const figure = screen.getByRole('figure');

    expect(figure.querySelector('code')).toHaveTextContent('const a < b');
    expect(figure.querySelector('code')).toHaveClass('language-ts');
    expect(figure).not.toHaveAttribute('data-wrap');
    expect(figure).not.toHaveAttribute('data-line-numbers');
    expect(screen.getByRole('button', {name: 'Toggle word wrap'})).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('PC-5 can start with line numbers and wrap', () => {
    renderSite(<CodeBlock language="ts" html="a" lineNumbers wrap />);

    expect(screen.getByRole('figure')).toHaveAttribute('data-wrap');
    expect(screen.getByRole('figure')).toHaveAttribute('data-line-numbers');
    expect(screen.getByRole('button', {name: 'Toggle word wrap'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it.each(['en', 'zh'] as const)('PC-5 has a copy button named in %s', (locale) => {
    renderSite(<CodeBlock language="ts" html="a" />, {locale});

    expect(screen.getByRole('button', {name: names[locale].copyCode})).toBeEnabled();
  });

  it('captions the sample with its file and its language', () => {
    renderSite(<CodeBlock language="ts" title="src/index.ts" html="a" />);

    expect(screen.getByText('src/index.ts')).toBeVisible();
    expect(screen.getByText('ts')).toBeVisible();
  });

  it('says what the numbers of a listing are', () => {
    renderSite(<CodeBlock language="text" title="dist" html="dist/a.js   9" sizes />);

    expect(screen.getByText('sizes in bytes')).toBeVisible();
  });

  it('does not call a sample without a language text', () => {
    renderSite(<CodeBlock language="text" html="a" />);

    expect(screen.queryByText('text')).toBeNull();
  });

  it('is not translated by programs, since it is copied as it stands', () => {
    renderSite(<CodeBlock language="ts" html="a" />);

    expect(screen.getByText('a').closest('[translate="no"]')).not.toBeNull();
  });

  it('can be scrolled by keyboard', () => {
    const {container} = renderSite(<CodeBlock language="ts" html="a" />);

    expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
  });
});
