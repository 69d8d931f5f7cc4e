import {navbar, navbarItems} from '../../../src/config/navbar';
import {isActive} from '../../../src/features/Navbar/NavbarLinks';

const activeAt = (pathname: string): string[] =>
  navbar.items
    .filter((item) => isActive(item, pathname, /^\/zh\//.test(pathname) ? '/zh/' : '/'))
    .map(({label}) => label);

describe('navbar', () => {
  it.each(navbar.items)(
    'NV-1 $label is active on its own page in both languages',
    ({to, label}) => {
      expect(activeAt(to)).toEqual([label]);
      expect(activeAt(`/zh${to}`)).toEqual([label]);
    },
  );

  it('NV-1 Guide is active on every guide page', () => {
    expect(activeAt('/guide/basic/cli')).toEqual(['Guide']);
    expect(activeAt('/zh/guide/faq/features')).toEqual(['Guide']);
  });

  it.each(['/', '/zh/', '/guides/', '/x/guide/', '/blogs', '/zhx/blog/'])(
    'NV-1 none is active at %s',
    (pathname) => {
      expect(activeAt(pathname)).toEqual([]);
    },
  );

  it('NV-2 items stand on the right unless they say "left", as the three entries do', () => {
    expect(navbar.items.map(({position}) => position)).toEqual(['left', 'left', 'left']);
    expect(
      navbarItems([
        {label: 'A', to: '/a'},
        {label: 'B', to: '/b', position: 'left'},
      ]).map(({position}) => position),
    ).toEqual(['right', 'left']);
  });
});
