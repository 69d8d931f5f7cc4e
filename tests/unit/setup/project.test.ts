import fs from 'node:fs';
import vm from 'node:vm';

import {choices, encodeAnswers, listCombinations} from '@site/src/setup/model/answers';
import {createConfig} from '@site/src/setup/model/config';
import {createProject} from '@site/src/setup/model/project';
import {readRecord, type Records} from '@site/src/setup/model/record';

const recordsOf = (kind: string) =>
  JSON.parse(fs.readFileSync(`src/setup/records/${kind}.json`, 'utf8')) as Records;

/** The value that `rslib.config.ts` exports, with plugins as data. */
function evaluate(code: string): unknown {
  const script = code.replaceAll(/^import .*\n/gm, '').replace('export default ', '');
  const plugin = (name: string) => (options?: object) => ({name, ...(options && {options})});
  const context = {
    defineConfig: (config: unknown) => config,
    pluginReact: plugin('react'),
    pluginVue: plugin('vue'),
  };
  return vm.runInNewContext(script, context);
}

test('rslib.config.ts has the same configuration as the data', () => {
  for (const answers of listCombinations()) {
    const [config] = createProject(answers);
    const printed: unknown = JSON.parse(JSON.stringify(evaluate(config?.code ?? '')));
    expect(printed).toEqual(JSON.parse(JSON.stringify(createConfig(answers))));
  }
});

test('projects install what they import', () => {
  for (const answers of listCombinations()) {
    const files = createProject(answers);
    const manifest = files.find(({path}) => path === 'package.json')?.code ?? '';
    const {devDependencies} = JSON.parse(manifest) as {devDependencies: object};
    const names = files.flatMap(({code}) => [...code.matchAll(/ from '([^.'][^']*)'/g)]);
    const packages = names.flatMap(([, name = '']) => (name.startsWith('node:') ? [] : [name]));
    expect(packages).toContain('@rslib/core');
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(packages));
  }
});

test.each(choices.kind)('the record of %s has all combinations', (kind) => {
  const combinations = listCombinations().filter((one) => one.kind === kind);
  const records = recordsOf(kind);
  // If this fails, the model has changed: npm run setup
  expect(Object.keys(records.builds)).toEqual(combinations.map(encodeAnswers));
  for (const answers of combinations) {
    const {files} = readRecord(records, answers);
    files.forEach(({code, size}) => expect(Buffer.byteLength(code)).toBe(size));
  }
});

test('projects name the versions that are installed', () => {
  const {devDependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const versions = JSON.parse(fs.readFileSync('src/setup/records/versions.json', 'utf8')) as Record<
    string,
    string
  >;
  // If this fails, a package is newer: npm run setup
  for (const name of ['@rslib/core', 'typescript']) {
    expect(`${name}@${versions[name]}`).toBe(`${name}@${devDependencies[name]}`);
  }
});
