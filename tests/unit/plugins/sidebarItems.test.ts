import {sidebarProblems} from '../../../src/plugins/pages/sidebarItems';

const problemsOf = (item: object): string[] => sidebarProblems('sidebars.ts', [item as never]);

const doc = (customProps: object): object => ({type: 'doc', id: 'a', customProps});
const html = (customProps: object): object => ({type: 'html', value: '<hr>', customProps});

describe('sidebarProblems', () => {
  it.each([
    {type: 'doc', id: 'a'},
    doc({tag: 'Beta', context: 'a', overviewHeaders: [2, 3]}),
    html({dividerType: 'dashed'}),
    html({sectionHeaderText: 'Header'}),
  ])('NV-4 has nothing to say of %j', (item) => {
    expect(problemsOf(item)).toEqual([]);
  });

  it.each<[string, object]>([
    [
      'doc "a": "customProps.badge" is not allowed. Allowed are: tag, context, overviewHeaders',
      doc({badge: 'x'}),
    ],
    ['doc "a": "customProps.tag" must be a string, found 1', doc({tag: 1})],
    [
      'doc "a": "customProps.overviewHeaders[0]" must be less than or equal to 4, found 5',
      doc({overviewHeaders: [5]}),
    ],
    [
      'html "<hr>": "customProps.dividerType" must be one of [solid, dashed], found "wavy"',
      html({dividerType: 'wavy'}),
    ],
    [
      'html "<hr>": "dividerType" must not exist simultaneously',
      html({dividerType: 'solid', sectionHeaderText: 'A'}),
    ],
    ['doc "a": "customProps.dividerType" is not allowed', doc({dividerType: 'solid'})],
  ])('NV-4 stops the build: %s', (message, item) => {
    expect(problemsOf(item)).toEqual([expect.stringContaining(`sidebars.ts: ${message}`)]);
    expect(problemsOf({type: 'category', label: 'C', items: [item]})).toHaveLength(1);
  });
});
