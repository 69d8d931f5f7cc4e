// npm run addresses:publish: adds the addresses of the last build to those that stay for ever.
// npm run redirect <old> <new>: records where an address that is no more leads to.
import fs from 'node:fs';
import path from 'node:path';

import {runCommand, UsageError} from '../commandLine.mjs';
import {loadLocales, readJson, root} from '../site.mjs';
import {publish, redirect} from './record.mjs';

runCommand(async () => {
  const [command, from, to] = process.argv.slice(2);
  if (command === 'redirect') {
    redirect(root, from, to);
    console.log(`${from} redirects to ${to}, in every language. The next build checks it.`);
    return;
  }
  const {defaultLocale} = await loadLocales();
  const file = path.join(root, `.docusaurus/page-index/default/records.${defaultLocale}.json`);
  if (!fs.existsSync(file)) {
    throw new UsageError('There is no build to read addresses from: npm run build');
  }
  const added = publish(root, readJson(file));
  console.log(`${added} addresses are new in docs/_addresses/published.txt.`);
});
