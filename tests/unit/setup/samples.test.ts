import {readSample} from '../../../src/plugins/engine/samples';
import {decodeWork, encodeWork, listChanges} from '../../../src/setup/model/link';

const read = (name: string) => readSample(`examples/guide/${name}`);

test('an example whose configuration is data is a sample; a case has the files of its project, too', () => {
  const sample = read('basic/output-structure/recipe-scale@two-items');
  expect(sample?.config.lib).toHaveLength(2);
  const paths = sample?.files.map(({path}) => path) ?? [];
  expect(paths).toContain('src/index.ts');
  expect(paths.filter((path) => /^(?:out|example)\b/.test(path))).toEqual([]);
});

test.each([
  ['its configuration is code', 'advanced/output-compatibility/tide-file'],
  ['it has another plugin', 'advanced/svgr-files/weather-badges'],
  ['its sources import a package', 'solution/nodejs/harbour-bell'],
  ['it bundles React', 'solution/react/seat-widget'],
  ['it reads .env', 'advanced/env-vars/rate-feed'],
  ['its build is another command', 'advanced/wasm/tile-area'],
  ['its build fails', 'basic/output-structure/recipe-cycle'],
])('no sample: %s', (_, name) => {
  expect(read(name)).toBeUndefined();
});

test('a link holds the name of a sample, and what the reader has changed in it', () => {
  const work = read('advanced/css/seat-map');
  if (!work) {
    throw new Error('The example is no sample.');
  }
  const {answers} = decodeWork('');
  const name = 'guide/advanced/css/seat-map';
  expect(encodeWork({}, answers, name)).toBe(`example=${name}`);
  const edited = {...work, config: {lib: [{format: 'cjs' as const}]}};
  const link = decodeWork(encodeWork(listChanges(work, edited), answers, name) ?? '');
  expect(link.example).toBe(name);
  expect(link.changes).toEqual({'rslib.config.ts': '{"lib":[{"format":"cjs"}]}'});
});
