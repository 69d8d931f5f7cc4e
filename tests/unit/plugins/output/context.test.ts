import {rootDirOf} from '../../../../src/plugins/output';

test.each([
  ['/site/build', '/', '/site/build'],
  ['/site/build/zh', '/zh/', '/site/build'],
  // One language built alone has no folder of its own.
  ['/site/build', '/zh/', '/site/build'],
  ['/zh', '/', '/zh'],
])('HD-1 the site of %s at %s is in %s', (outDir, baseUrl, root) => {
  expect(rootDirOf(outDir, baseUrl)).toBe(root);
});
