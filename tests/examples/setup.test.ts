import fs from 'node:fs';

import {buildProject} from '../../scripts/setup/workshop.mjs';
import type {Answers} from '@site/src/setup/model/answers';
import {createProject} from '@site/src/setup/model/project';
import {readRecord, type Records} from '@site/src/setup/model/record';

/** One of each kind; `npm run setup` builds all of them (weekly). */
const sample: Answers[] = [
  {kind: 'utility', loaders: 'esm-script', runtime: 'web-2020', types: 'isolated', styles: 'none'},
  {kind: 'react', loaders: 'esm-cjs', runtime: 'web-2023', types: 'none', styles: 'modules'},
  {kind: 'vue', loaders: 'esm', runtime: 'web-newest', types: 'none', styles: 'css'},
  {kind: 'cli', loaders: 'cjs', runtime: 'node-18', types: 'tsc', styles: 'none'},
];

test.each(sample)(
  'the record of $kind is what the tool builds now, and the package is accepted',
  async (answers) => {
    const json = fs.readFileSync(`src/setup/records/${answers.kind}.json`, 'utf8');
    const recorded = readRecord(JSON.parse(json) as Records, answers);
    // If this fails, the tool or the model has changed: npm run setup
    const built = await buildProject(createProject(answers));
    expect(built).toEqual(Object.fromEntries(recorded.files.map(({path, code}) => [path, code])));
  },
  180_000,
);
