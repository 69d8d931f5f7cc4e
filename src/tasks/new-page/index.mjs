// @ts-check
// npm run new:page guide/advanced/x [-- --title "X"]: makes a page in every language, with its place in the sidebar.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {loadFreshModule} from '@docusaurus/utils';

import {runCommand, UsageError} from '../commandLine.mjs';
import {makePage} from './makePage.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {title: {type: 'string'}},
  });
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0) {
    throw new UsageError('Name one page: npm run new:page guide/advanced/x -- --title "A title"');
  }
  /** @type {typeof import('../../config/locales')} */
  const {localeConfigs, locales} = await loadFreshModule(path.join(root, 'src/config/locales.ts'));
  const languages = locales.map((name) => ({name, placeholder: localeConfigs[name].placeholder}));
  const files = makePage(root, id, languages, values.title);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}
"${languages.map(({placeholder}) => placeholder).join('" and "')}" mark where your text goes; npm run test:content
finds those that are left. When every language is written: npm run i18n:done -- ${id}`);
});
