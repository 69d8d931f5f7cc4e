import {htmlFile, localeBase, markdownPath} from '../../../../src/lib/routes';

test.each([
  ['/guide/start/quick-start', '/guide/start/quick-start.md'],
  ['/guide/start/', '/guide/start.md'],
  ['/zh/guide/start/', '/zh/guide/start.md'],
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
])('HD-3 the copy of %s is %s', (route, file) => {
  expect(markdownPath(route)).toBe(file);
});

test.each([
  ['/guide/start/quick-start', '/', 'guide/start/quick-start.html'],
  ['/guide/start/', '/', 'guide/start/index.html'],
  ['/', '/', 'index.html'],
  ['/zh/', '/zh/', 'index.html'],
  ['/zh/blog/introducing-rslib', '/zh/', 'blog/introducing-rslib.html'],
])('RT-12 %s under %s is the file %s', (route, base, file) => {
  expect(htmlFile(route, base)).toBe(file);
});

test('bases have a slash at both ends', () => {
  expect([localeBase('en'), localeBase('zh')]).toEqual(['/', '/zh/']);
});
