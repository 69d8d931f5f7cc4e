import {createElement} from 'react';

import {serializeProps} from '../../../src/client/clientComponents/serializeProps';

const place = {component: 'Chart', page: '/guide/x'};

it('RE-1 props are plain data; what is undefined is left out', () => {
  const props = {a: 1, b: ['x', null, {c: true}], d: undefined};
  expect(JSON.parse(serializeProps(props, place))).toEqual({a: 1, b: ['x', null, {c: true}]});
});

it.each([
  ['onPick', () => undefined, 'a function'],
  ['date', new Date(0), 'a Date'],
  ['size', Number.NaN, 'NaN'],
  ['big', 1n, 'a bigint'],
  ['icon', createElement('b'), 'a React element'],
])('RE-1 refuses %s and names page, component, prop and reason', (name, value, reason) => {
  const message = new RegExp(
    `^/guide/x: the prop "${name}" of the client component "Chart".*${reason}`,
  );
  expect(() => serializeProps({[name]: value}, place)).toThrow(message);
  expect(() => serializeProps({rows: [{[name]: value}]}, place)).toThrow(message);
});
