import {createElement} from 'react';

import {serializeProps} from '../../../src/runtime/clientComponents/serializeProps';

const place = {component: 'Chart', page: '/guide/x'};

describe('serializeProps', () => {
  it('writes plain data, and leaves out what is undefined', () => {
    const props = {a: 1, b: ['x', null, {c: true}], d: undefined};

    expect(JSON.parse(serializeProps(props, place))).toEqual({a: 1, b: ['x', null, {c: true}]});
  });

  it('takes the same object twice, since it is no cycle', () => {
    const shared = {a: 1};

    expect(serializeProps({x: shared, y: shared}, place)).toBe('{"x":{"a":1},"y":{"a":1}}');
  });

  const cycle: unknown[] = [];
  cycle.push(cycle);

  it.each([
    ['onPick', () => undefined, 'a function'],
    ['date', new Date(0), 'a Date'],
    ['size', Number.NaN, 'NaN'],
    ['big', 1n, 'a bigint'],
    ['icon', createElement('b'), 'a React element'],
    ['list', cycle, 'part of itself'],
  ])('refuses %s and names page, component, prop and reason', (name, value, reason) => {
    expect(() => serializeProps({[name]: value}, place)).toThrow(
      new RegExp(
        `^/guide/x: the prop "${name}(\\[0\\])?" of the client component "Chart".*${reason}`,
      ),
    );
  });

  it('names the place inside a prop', () => {
    expect(() => serializeProps({rows: [{pick: () => undefined}]}, place)).toThrow(
      '"rows[0].pick"',
    );
  });
});
