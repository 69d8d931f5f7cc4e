import {chromeOf} from '../../../../src/features/Page/chrome';

const full = {navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true};

describe('chromeOf', () => {
  it('RT-16 takes a page without a type for a doc with the whole frame', () => {
    expect(chromeOf()).toEqual({pageType: 'doc', ...full});
    expect(chromeOf({})).toEqual({pageType: 'doc', ...full});
  });

  it.each(['home', 'doc', '404'] as const)('RT-16 gives %s the whole frame', (pageType) => {
    expect(chromeOf({pageType})).toEqual({pageType, ...full});
  });

  it('RT-16 leaves custom the navbar only', () => {
    expect(chromeOf({pageType: 'custom'})).toEqual({
      pageType: 'custom',
      navbar: true,
      sidebar: false,
      outline: false,
      footer: false,
      globalUIComponents: true,
    });
  });

  it('RT-16 leaves blank nothing, whatever its keys say', () => {
    const wanted = {navbar: true, sidebar: true, outline: true, footer: true};

    expect(chromeOf({pageType: 'blank', ...wanted, globalUIComponents: true})).toEqual({
      pageType: 'blank',
      navbar: false,
      sidebar: false,
      outline: false,
      footer: false,
      globalUIComponents: false,
    });
  });

  it.each(['navbar', 'sidebar', 'outline', 'footer'] as const)(
    'takes the %s away alone',
    (part) => {
      expect(chromeOf({[part]: false})).toEqual({pageType: 'doc', ...full, [part]: false});
    },
  );

  it('RT-19 takes the global extras away alone', () => {
    expect(chromeOf({globalUIComponents: false})).toEqual({
      pageType: 'doc',
      ...full,
      globalUIComponents: false,
    });
  });

  it('adds nothing to a custom page', () => {
    expect(chromeOf({pageType: 'custom', sidebar: true, footer: true})).toMatchObject({
      sidebar: false,
      footer: false,
    });
  });
});
