// npm run new:page guide/advanced/x [-- --title "X"]: makes a page in every complete language, with its place in the sidebar.
import {parseArgs} from 'node:util';

import {runCommand, UsageError} from '../commandLine.mjs';
import {loadLocales, root} from '../site.mjs';
import {languagesOfPages, makePage} from './makePage.mjs';

runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {title: {type: 'string'}},
  });
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0) {
    throw new UsageError('Name one page: npm run new:page guide/advanced/x -- --title "A title"');
  }
  const {localeConfigs, locales} = await loadLocales();
  const languages = languagesOfPages(locales, localeConfigs);
  const files = makePage(root, id, languages, values.title);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}
"${languages.map(({placeholder}) => placeholder).join('" and "')}" mark where your text goes; npm run test:content
finds those that are left. When every language is written: npm run i18n:done -- ${id}`);
});
