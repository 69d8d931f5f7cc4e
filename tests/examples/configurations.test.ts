import fs from 'node:fs';
import path from 'node:path';

import {listExamples} from '../../scripts/examples/index.mjs';
import {readSpec} from '../../scripts/examples/project.mjs';
import {compileErrors} from '../content/support/compile';

test('configurations of examples have no type errors but those that they show', () => {
  const configs = listExamples()
    .filter((name) => !name.startsWith('shared/'))
    .map((name) => ({name, file: path.join('examples', name, 'rslib.config.ts')}))
    .filter(({file}) => fs.existsSync(file));
  const errors = compileErrors(configs.map(({file}) => file));
  const unexpected = configs.flatMap(({name, file}) =>
    errors
      .filter((error) => error.file === file && error.code !== readSpec(name).typeError)
      // A case uses files of its base project.
      .filter(({message}) => !message.startsWith("Cannot find module './")),
  );
  expect(unexpected.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
}, 60_000);
