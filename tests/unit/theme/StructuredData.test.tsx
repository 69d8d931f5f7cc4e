/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';

import StructuredData from '../../../src/theme/BlogPostPage/StructuredData';

const mockData = {headline: 'A </script><script>go()</script> <!-- post', name: 'A & "B"'};
jest.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPostStructuredData: () => mockData,
}));

test('no title of a post ends the data or begins a script, and search engines read it as it is', async () => {
  render(
    <HelmetProvider>
      <StructuredData />
    </HelmetProvider>,
  );
  await new Promise(requestAnimationFrame);
  const json = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(mockData);
});
