/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';

import {ResultsScreen} from '../../../../src/search/modal/ResultsScreen';
import type {Collection, Item, ResultsScreenProps} from '../../../../src/search/modal/screen';

function hit(position: number, title: string, type: Item['type'] = 'lvl2'): Item {
  const marked = (value: string) => ({value, matchLevel: 'full', matchedWords: []});
  return {
    objectID: `/page#${title}`,
    url: `/page#${title}`,
    type,
    content: 'plain',
    hierarchy: {lvl0: 'Guide', lvl1: 'Page', lvl2: title},
    _highlightResult: {hierarchy: {lvl0: marked('<mark>Guide</mark> › Start')}},
    _snippetResult: {
      content: marked('cut <mark>text</mark>'),
      hierarchy: {lvl1: marked('Page'), lvl2: marked(`<mark>${title}</mark>`)},
    },
    __autocomplete_id: position,
  } as unknown as Item;
}

function collections(titles: readonly string[]): Collection[] {
  return [{source: {sourceId: 'hits0'}, items: titles.map((title, index) => hit(index, title))}];
}

const onMouseMove = jest.fn();
const onItemClick = jest.fn();

const propsOf = (groups: Collection[], activeItemId = 0): ResultsScreenProps => ({
  state: {collections: groups, activeItemId},
  getListProps: ({source, ...rest}) => ({id: `list-${source.sourceId}`, role: 'listbox', ...rest}),
  getItemProps: ({item}) => ({id: `item-${item.__autocomplete_id}`, onMouseMove}),
  onItemClick,
});

const names = (): (string | null)[] =>
  screen.getAllByRole('option').map((option) => option.firstElementChild?.innerHTML ?? null);

/** What React changes in the document while something is done. */
function changesIn(container: Element, act: () => void): MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  act();
  const records = observer.takeRecords();
  observer.disconnect();
  return records;
}

describe('the results of the search modal', () => {
  it('SR-4 stand below their page, marked, each with its own line', () => {
    const groups = collections(['a', 'b']);
    groups[0]?.items.push(hit(2, 'page', 'lvl1'), hit(3, 'text', 'content'));
    render(<ResultsScreen {...propsOf(groups)} />);
    expect(screen.getByRole('listbox', {name: 'Guide › Start'}).id).toBe('list-hits0');
    expect(names()).toEqual(['<mark>a</mark>', '<mark>b</mark>', 'Page', 'cut <mark>text</mark>']);
    expect(
      screen.getAllByRole('option').map(({lastElementChild}) => lastElementChild?.innerHTML),
    ).toEqual(['Page', 'Page', 'cut <mark>text</mark>', 'Page']);
  });

  it('SR-4 need four elements a row, marks aside', () => {
    const {container} = render(<ResultsScreen {...propsOf(collections(['a']))} />);
    const row = container.querySelector('li');
    expect(row?.querySelectorAll(':not(mark)')).toHaveLength(3);
  });

  it('SR-4 a key changes letters in rows, and makes no node anew', () => {
    const {container, rerender} = render(<ResultsScreen {...propsOf(collections(['a', 'b']))} />);
    const before = screen.getAllByRole('option');
    const changes = changesIn(container, () =>
      rerender(<ResultsScreen {...propsOf(collections(['b', 'c']))} />),
    );
    expect(names()).toEqual(['<mark>b</mark>', '<mark>c</mark>']);
    expect(screen.getAllByRole('option')).toEqual(before);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({type}) => type === 'childList')).toEqual([]);
  });

  it('SR-8 HTML of a provider that our index does not write stays HTML', () => {
    const {rerender} = render(<ResultsScreen {...propsOf(collections(['x<sup>2</sup>']))} />);
    expect(names()).toEqual(['<mark>x<sup>2</sup></mark>']);
    rerender(<ResultsScreen {...propsOf(collections(['a &amp; b']))} />);
    expect(names()).toEqual(['<mark>a &amp; b</mark>']);
  });

  it('SR-5 an arrow key changes the two rows that it concerns', () => {
    const groups = collections(['a', 'b', 'c']);
    const {container, rerender} = render(<ResultsScreen {...propsOf(groups, 0)} />);
    const changes = changesIn(container, () => rerender(<ResultsScreen {...propsOf(groups, 2)} />));
    expect(
      changes.map(({target, attributeName}) => [(target as Element).id, attributeName]),
    ).toEqual([
      ['item-0', 'aria-selected'],
      ['item-2', 'aria-selected'],
    ]);
  });

  it('SR-5 a click and the pointer go to their row, and the focus stays in the field', () => {
    const groups = collections(['a', 'b']);
    render(<ResultsScreen {...propsOf(groups)} />);
    const [, second] = screen.getAllByRole('option');
    const text = second?.firstElementChild as Element;
    expect(fireEvent.mouseDown(text)).toBe(false);
    fireEvent.mouseMove(text);
    expect(onMouseMove).toHaveBeenCalledTimes(1);
    fireEvent.click(text);
    expect(onItemClick).toHaveBeenCalledWith(groups[0]?.items[1], expect.anything());
  });
});
