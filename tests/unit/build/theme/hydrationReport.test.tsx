/** @jest-environment jsdom */
import fs from 'node:fs';

import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';

/** What Docusaurus' client entry says when React has recovered; its own way of telling. */
const report = 'Docusaurus React Root onRecoverableError:';

const said: {error: unknown[][]; warn: unknown[][]} = {error: [], warn: []};

beforeAll(async () => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  jest.spyOn(console, 'error').mockImplementation((...details) => void said.error.push(details));
  jest.spyOn(console, 'warn').mockImplementation((...details) => void said.warn.push(details));
  // It takes the console's place when it is loaded, as in the browser.
  await import('../../../../src/build/theme/hydrationReport');
});

beforeEach(() => {
  said.error = [];
  said.warn = [];
});

it('ER-2 an error that hydration recovers from is a warning, and the page is whole', () => {
  const container = document.createElement('div');
  container.innerHTML = '<h1>Slow start</h1>';
  document.body.append(container);
  act(() => {
    hydrateRoot(container, <h1>Quick start</h1>, {
      // As `@docusaurus/core/lib/client/clientEntry.js` does.
      onRecoverableError: (error, info) => console.error(report, error, info),
    });
  });

  expect(container.textContent).toBe('Quick start');
  expect(said.warn).toHaveLength(1);
  expect(said.warn[0]?.[0]).toBe(report);
  expect(String(said.warn[0]?.[1])).toContain('Hydration failed');
  expect(said.error.filter(([first]) => first === report)).toEqual([]);
});

it('ER-2 every other error stays one', () => {
  console.error('Something else', 1);

  expect(said.error).toEqual([['Something else', 1]]);
  expect(said.warn).toEqual([]);
});

it('ER-2 Docusaurus still reports in these words', () => {
  const entry = require.resolve('@docusaurus/core/lib/client/clientEntry.js');

  expect(fs.readFileSync(entry, 'utf8')).toContain(`console.error('${report}'`);
});
