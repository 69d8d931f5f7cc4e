import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import setupEngine from '@site/src/plugins/engine';

test('an engine of another version than the documented one stops the build', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  const engine = path.join(siteDir, 'node_modules/.cache/setup-engine/engine');
  fs.mkdirSync(engine, {recursive: true});
  fs.writeFileSync(path.join(engine, 'engine.json'), '{"version": "0.9.0"}');
  const {postBuild} = setupEngine({siteDir, i18n: {currentLocale: 'en'}} as LoadContext);
  expect(() => postBuild?.({outDir: siteDir} as never)).toThrow(
    'The engine of /setup is Rslib 0.9.0',
  );
  fs.rmSync(siteDir, {recursive: true});
});
