import {chromeOf} from '../../../../src/features/Page/chrome';

const parts = [
  'navbar',
  'sidebar',
  'outline',
  'pageFooter',
  'footer',
  'globalUIComponents',
] as const;

const shownBy = (options: Parameters<typeof chromeOf>[0]): string[] => {
  const chrome = chromeOf(options);
  return parts.filter((part) => chrome[part]);
};

describe('chromeOf', () => {
  it('RT-16 takes a page without a type for a doc with the whole frame', () => {
    expect(chromeOf().pageType).toBe('doc');
    expect(shownBy({})).toEqual([...parts]);
  });

  it.each([
    ['home', ['navbar', 'footer', 'globalUIComponents']],
    ['404', ['navbar', 'footer', 'globalUIComponents']],
    ['custom', ['navbar', 'globalUIComponents']],
    ['blank', []],
  ] as const)('RT-16 %s has only %j, whatever its keys ask for', (pageType, shown) => {
    const wanted = {navbar: true, sidebar: true, outline: true, footer: true};

    expect(shownBy({pageType})).toEqual(shown);
    expect(shownBy({pageType, ...wanted, globalUIComponents: true})).toEqual(shown);
  });

  it.each([
    ['navbar', ['navbar']],
    ['sidebar', ['sidebar']],
    ['outline', ['outline']],
    ['footer', ['pageFooter', 'footer']],
    ['globalUIComponents', ['globalUIComponents']],
  ] as const)('LY-8 RT-19 %s: false takes away %j alone', (key, gone) => {
    const left = parts.filter((part) => !(gone as readonly string[]).includes(part));

    expect(shownBy({[key]: false})).toEqual(left);
  });
});
