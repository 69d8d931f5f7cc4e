import {createElement} from 'react';

import {serializeProps} from '../../../src/client/clientComponents/serializeProps';

const place = '/guide/x: Chart';

it('RE-1 props are plain data; what is undefined is left out', () => {
  const props = {a: 1, b: ['x', null, {c: true}], d: undefined};
  expect(JSON.parse(serializeProps(props, place))).toEqual({a: 1, b: ['x', null, {c: true}]});
});

it.each([
  ['onPick', () => undefined, 'Function'],
  ['date', new Date(0), 'Date'],
  ['labels', new Map(), 'Map'],
  ['icon', createElement('b'), 'React element'],
])('RE-1 refuses %s and names page, component, prop and reason', (name, value, reason) => {
  const message = new RegExp(
    `^/guide/x: Chart: the prop "${name}" of a client component must be plain data.* Found: ${reason}`,
  );
  expect(() => serializeProps({[name]: value}, place)).toThrow(message);
  expect(() => serializeProps({rows: [{[name]: value}]}, place)).toThrow(message);
});
