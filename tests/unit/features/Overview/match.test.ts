/** @jest-environment jsdom */
import {filterOverview} from '../../../../src/features/Overview/client';

const page = (title: string, ...headings: string[]): string =>
  `<li class="title"><a>${title}</a><ul>${headings
    .map((heading) => `<li class="heading"><a>${heading}</a> with dts</li>`)
    .join('')}</ul></li>`;

const group = (name: string, ...pages: string[]): string =>
  `<section class="name"><h2>${name}</h2>${pages.join('')}</section>`;

const list = document.body;

/** Names of the list that are seen under a query. */
function visible(query: string, what: 'name' | 'title' | 'heading'): string[] {
  filterOverview(list, query);
  return [...list.querySelectorAll(`.${what}:not([hidden])`)].map(
    (item) => item.querySelector('h2, a')?.textContent ?? '',
  );
}

const shown = (query: string): string[] => visible(query, 'title');

beforeEach(() => {
  list.innerHTML = [
    group(
      'Library options',
      page('lib.autoExternal', 'Behaviour by format', 'Traps'),
      page('lib.dts', 'dts.bundle', 'Error texts'),
    ),
    group('Rsbuild options', page('output', 'output.dist-path')),
  ].join('');
});

describe('filterOverview', () => {
  it('OV-4 shows everything for an empty query and for blanks', () => {
    expect(shown('')).toHaveLength(3);
    expect(shown('   ')).toHaveLength(3);
  });

  it.each([
    ['AUTOEXTERNAL', 'lib.autoExternal'],
    ['auto external', 'lib.autoExternal'],
    ['external auto', 'lib.autoExternal'],
    ['dts bundle', 'lib.dts'],
    ['DIST-Path', 'output'],
    ['dist  path', 'output'],
  ])('OV-4 finds a name by its parts, in any order and case: %j', (query, page) => {
    expect(shown(query)).toEqual([page]);
  });

  it('OV-4 shows a group whole when its name matches', () => {
    expect(shown('rsbuild')).toEqual(['output']);
    expect(visible('rsbuild', 'heading')).toEqual(['output.dist-path']);
  });

  it('OV-4 shows a page with all its headings when its title matches', () => {
    expect(visible('lib.dts', 'heading')).toEqual(['dts.bundle', 'Error texts']);
  });

  it('OV-4 shows only the headings that match, with their page and their group', () => {
    expect(visible('error', 'heading')).toEqual(['Error texts']);
    expect(shown('error')).toEqual(['lib.dts']);
    expect(visible('error', 'name')).toEqual(['Library options']);
  });

  it('OV-5 shows nothing when nothing matches', () => {
    expect(visible('zzz', 'name')).toEqual([]);
  });
});
