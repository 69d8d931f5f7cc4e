import {rootDirOf} from '../../../../src/build/output';

test.each([
  ['/work/build', '/', '/work/build'],
  ['/work/build/zh', '/zh/', '/work/build'],
  // One language built alone has no folder of its own.
  ['/work/build', '/zh/', '/work/build'],
  ['/zh', '/', '/zh'],
])('HD-1 the site of %s at %s is in %s', (outDir, baseUrl, root) => {
  expect(rootDirOf(outDir, baseUrl)).toBe(root);
});
