import {sidebarProblems} from '../../../src/plugins/pages/problems';

const problemsOf = (item: object): string[] => sidebarProblems('sidebars.ts', [item as never]);

const doc = (customProps: object): object => ({type: 'doc', id: 'a', customProps});
const html = (customProps: object): object => ({type: 'html', value: '<hr>', customProps});

test.each([
  {type: 'doc', id: 'a'},
  doc({tag: 'Beta', context: 'a', overviewHeaders: [2, 3]}),
  html({dividerType: 'dashed'}),
  html({sectionHeaderText: 'Header'}),
])('NV-4 an item can be %j', (item) => {
  expect(problemsOf(item)).toEqual([]);
});

test.each<[string, object]>([
  ['doc "a": "customProps.badge" is not a known key. Allowed: tag, context', doc({badge: 'x'})],
  ['doc "a": "customProps.tag" must be a string. Found: 1', doc({tag: 1})],
  ['html "<hr>": "customProps.dividerType" must be one of', html({dividerType: 'wavy'})],
  [
    'html "<hr>": "dividerType" must not exist',
    html({dividerType: 'solid', sectionHeaderText: 'A'}),
  ],
])('NV-4 stops the build: %s', (message, item) => {
  const category = {type: 'category', label: 'C', items: [item]};
  for (const each of [item, category]) {
    expect(problemsOf(each)).toEqual([expect.stringContaining(`sidebars.ts: ${message}`)]);
  }
});
