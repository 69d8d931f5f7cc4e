/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/react';

import Tabs from '../../../src/features/Tabs';
import '../../../src/features/Tabs/client';
import {restoreTabs} from '../../../src/features/Tabs/early';
import TabItem from '../../../src/theme/TabItem';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

const items = [
  <TabItem key="a" value="a">
    Of a
  </TabItem>,
  <TabItem key="b" value="b" label="B" className="panel">
    Of b
  </TabItem>,
];

describe('Tabs', () => {
  it('PC-11 `values` name the tabs, with their labels and attributes', () => {
    renderSite(
      <Tabs
        className="own"
        defaultValue="b"
        values={[
          {value: 'a', label: 'First', attributes: {title: 'one'}},
          {value: 'b', label: 'Second'},
        ]}
      >
        {items}
      </Tabs>,
    );

    expect(screen.getByRole('tablist')).toHaveClass('tabs', 'own');
    expect(screen.getByRole('tab', {name: 'First'})).toHaveAttribute('title', 'one');
    expect(screen.getByRole('tab', {name: 'Second', selected: true})).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveClass('panel');
  });

  it('PC-11 with the default null no tab is chosen, and the keyboard still reaches them', () => {
    renderSite(<Tabs defaultValue={null}>{items}</Tabs>);

    expect(screen.queryByRole('tab', {selected: true})).toBeNull();
    expect(screen.getByRole('tab', {name: 'a'})).toHaveAttribute('tabindex', '0');
  });

  it('two tabs of one value stop the build', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const values = ['a', 'b', 'a'].map((value) => ({value}));
    expect(() => renderSite(<Tabs values={values}>{items}</Tabs>)).toThrow(
      '<Tabs> has two tabs of the value "a"',
    );
  });

  it('PC-11 a default that is none of the tabs stops the build', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderSite(<Tabs defaultValue="c">{items}</Tabs>)).toThrow(
      '<Tabs> has defaultValue="c". Its tabs are: a, b.',
    );
  });
});

test('a key with a modifier is the browser’s: Alt and the left arrow go back', () => {
  renderSite(<Tabs>{items}</Tabs>);
  const [tab] = screen.getAllByRole('tab');
  const press = (init: object) => fireEvent.keyDown(tab as Element, {key: 'ArrowRight', ...init});
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(press({[modifier]: true})).toBe(true);
  }
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(press({})).toBe(false);
});

describe('restoreTabs', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
    localStorage.clear();
  });

  it.each([
    ['', 'b'],
    ['?of=a', 'a'],
    ['?of=c', 'b'],
    ['?of=__proto__', 'b'],
    ['?of=%', 'b'],
    ['?=c', 'b'],
  ])('PC-11 with b remembered, the query "%s" shows %s', (query, shown) => {
    localStorage.setItem('rslib.tabs.of', 'b');
    renderSite(
      <Tabs groupId="of" queryString="of">
        {items}
      </Tabs>,
    );
    history.replaceState(null, '', `/${query}`);
    restoreTabs();

    expect(screen.getByRole('tab', {selected: true})).toHaveAttribute('data-value', shown);
  });
});
