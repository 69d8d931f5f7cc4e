// Facts about the site that most commands need: its folders and languages.
import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {UsageError} from './commandLine.mjs';

export const root = path.resolve(import.meta.dirname, '..');
export const buildFolder = path.join(root, 'build');

/** @throws {UsageError} where nothing is built */
export function requireBuild() {
  if (!fs.existsSync(path.join(buildFolder, 'index.html'))) {
    throw new UsageError('There is no built site in build. Run "npm run build:release" first.');
  }
}

/** Loads a module of the site that is TypeScript. @param {string} file from `src` @returns {Promise<any>} */
export const loadSource = (file) => loadFreshModule(path.join(root, 'src', file));

/** @returns {Promise<typeof import('../src/config/locales')>} the languages */
export const loadLocales = () => loadSource('config/locales.ts');
