/** @jest-environment jsdom */
import {canonicalPathOf} from '../../../../src/lib/routes';

function served(canonical: string | null, head = ''): Document {
  const link = canonical ? `<link rel="canonical" href="${canonical}">` : '';
  return new DOMParser().parseFromString(`<head>${link}${head}</head>`, 'text/html');
}

const page = served('https://rslib.rs/guide/start/quick-start');

test.each([
  '/guide/start/quick-start/',
  '/guide/start/quick-start.html',
  '/GUIDE/start/Quick-Start',
  '/guide/start/quick-start/index.html',
])('RT-13 %s belongs to the canonical path', (pathname) => {
  expect(canonicalPathOf(pathname, page)).toBe('/guide/start/quick-start');
});

test('RT-13 the canonical path stays', () => {
  expect(canonicalPathOf('/guide/start/quick-start', page)).toBeNull();
});

test('RT-13 an address of another page stays: the canonical link may be wrong', () => {
  expect(canonicalPathOf('/guide/start/glossary', page)).toBeNull();
});

test('RT-18 the 404 page stays at the address that was asked for', () => {
  const notFound = served('https://rslib.rs/404.html', '<meta name="page-type" content="404">');
  expect(canonicalPathOf('/404', notFound)).toBeNull();
});

test('a page without a canonical link stays', () => {
  expect(canonicalPathOf('/guide/start/index', served(null))).toBeNull();
});
