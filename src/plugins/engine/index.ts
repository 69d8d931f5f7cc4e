import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {defaultLocale} from '../../config';
import {toolVersion} from '../../config/environment';
import {filesIn} from '../../lib/filesIn.mjs';
import {readJson} from '../../lib/readJson.mjs';
import type {EngineFiles} from '../../setup/engine/protocol';
import {readSample} from './samples';

const manifestIn = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/setup-engine/engine/engine.json');

/** @returns whether this build of the site can run the tool in its pages; the development server cannot */
export const hasEngine = (siteDir: string): boolean =>
  process.env.NODE_ENV === 'production' && fs.existsSync(manifestIn(siteDir));

/** Writes the examples that pages open in /setup, for its fragment `#example=guide/advanced/css/seat-map`. */
function writeSamples(siteDir: string, outDir: string): void {
  const pages = filesIn(outDir).filter((file) => file.endsWith('.html'));
  const html = pages.map((file) => fs.readFileSync(path.join(outDir, file), 'utf8')).join('');
  for (const [, name = ''] of html.matchAll(/setup#example=([\w@./-]+)/g)) {
    const sample = readSample(path.join(siteDir, 'examples', name));
    const file = path.join(outDir, 'setup/examples', `${name}.json`);
    if (sample) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify(sample));
    }
  }
}

/** Copies the files with which /setup runs the tool into the build, where `scripts/engine` has made them. */
export default function setupEngine({siteDir, i18n}: LoadContext): Plugin {
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
      const manifest = manifestIn(siteDir);
      if (!fs.existsSync(manifest)) {
        logger.info('/setup only shows recorded builds: the tool for browsers was not downloaded.');
        return;
      }
      const {version} = readJson(manifest) as EngineFiles;
      if (version !== toolVersion) {
        throw new Error(
          `The engine of /setup is Rslib ${version}, but the pages are about ${toolVersion}. Run: npm run build`,
        );
      }
      fs.cpSync(path.dirname(manifest), path.join(outDir, 'setup-engine'), {recursive: true});
      writeSamples(siteDir, outDir);
    },
  };
}
