import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {defaultLocale} from '../../config';
import {toolVersion} from '../../config/environment';
import {readJson} from '../../lib/readJson.mjs';
import type {EngineFiles} from '../../setup/engine/protocol';

/** Copies the files with which /setup runs the tool into the build, where `npm run engine` has made them. */
export default function setupEngine({siteDir, i18n}: LoadContext): Plugin {
  const engine = path.join(siteDir, 'node_modules/.cache/setup-engine/engine');
  return {
    name: 'setup-engine',
    postBuild({outDir}) {
      if (i18n.currentLocale !== defaultLocale) {
        return;
      }
      fs.copyFileSync(
        path.resolve(__dirname, '../../setup/engine/serviceWorker.js'),
        path.join(outDir, 'setup-isolation.js'),
      );
      const manifest = path.join(engine, 'engine.json');
      const made = fs.existsSync(manifest) ? (readJson(manifest) as EngineFiles).version : null;
      if (made === toolVersion) {
        fs.cpSync(engine, path.join(outDir, 'setup-engine'), {recursive: true});
      } else if (made) {
        throw new Error(
          `The engine of /setup is Rslib ${made}, but the pages are about ${toolVersion}. Run: npm run engine`,
        );
      } else {
        logger.info('/setup only shows recorded builds. To run the tool in it: npm run engine');
      }
    },
  };
}
