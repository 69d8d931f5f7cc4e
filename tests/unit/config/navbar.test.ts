import {navbar} from '../../../src/config/navbar';
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

  it('NV-2 puts the entries on the left', () => {
    expect(navbar.items.map(({position}) => position)).toEqual(navbar.items.map(() => 'left'));
  });
});
