/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';

import {renderSite} from '../../support/docusaurusMocks/renderSite';

const code = (): HTMLElement | null => screen.getByRole('figure').querySelector('code');

test('a component shows a sample without colours', () => {
  renderSite(
    <CodeBlock language="jsx" title="a.jsx" showLineNumbers>
      {'<A />\n\n<B />\n'}
    </CodeBlock>,
  );
  expect(code()?.textContent).toBe('<A />\n\n<B />');
  expect(code()?.children).toHaveLength(3);
  expect(screen.getByRole('figure', {name: 'a.jsx'})).toHaveAttribute('data-line-numbers');
});

test('the language may be a class, as in the stock component', () => {
  renderSite(<CodeBlock className="language-ts">a</CodeBlock>);
  expect(code()).toHaveClass('language-ts');
});

test('a fence of a page that imports it has its colours', () => {
  const fence = {language: 'ts', html: '<span class="k">let</span>', children: undefined};
  renderSite(<CodeBlock {...fence} />);
  expect(code()?.innerHTML).toBe(fence.html);
});
