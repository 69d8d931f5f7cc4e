/*
 * npm run release:version -- 1.0: keeps the docs as they are as version 1.0, in every language, with the
 * version of the installed tool. Docusaurus' own command copies the default language alone. From then on `docs`
 * is the next version, published at /next/.
 */
import fs from 'node:fs';
import path from 'node:path';

import {
  originalFolder,
  releasedVersions,
  translationFolder,
} from '../src/config/contentFolders.mjs';
import {readJson} from '../src/lib/readJson.mjs';
import {run, runCommand, UsageError} from './commandLine.mjs';
import {loadSource, root} from './site.mjs';

/** Copies each language's own pages, and the texts of its sidebar. @param {string} siteDir @param {string} version */
function copyTranslations(siteDir, version) {
  const copied = [];
  for (const locale of fs.readdirSync(path.join(siteDir, 'i18n'))) {
    const pages = path.join(siteDir, translationFolder(locale, {plugin: 'docs'}));
    const copy = path.join(siteDir, translationFolder(locale, {plugin: 'docs', version}));
    const texts = `${pages}.json`;
    if (fs.existsSync(pages)) {
      fs.cpSync(pages, copy, {recursive: true});
      copied.push(locale);
    }
    if (fs.existsSync(texts)) {
      // The label is that of the version in which everything is new.
      const kept = {...readJson(texts), 'version.label': undefined};
      fs.writeFileSync(`${copy}.json`, `${JSON.stringify(kept, null, 2)}\n`);
    }
  }
  return copied;
}

runCommand(async () => {
  const siteDir = process.cwd();
  const [version, ...others] = process.argv.slice(2);
  if (!version || others.length > 0 || !/^\d[\w.-]*$/.test(version)) {
    throw new UsageError(
      'Usage: npm run release:version -- <name>, with a name of digits, letters, dots and hyphens, such as 1.0',
    );
  }
  if (releasedVersions(siteDir).includes(version)) {
    throw new UsageError(`Version ${version} already exists: see versions.json.`);
  }
  /** @type {typeof import('../src/config/environment')} */
  const {toolVersion} = await loadSource('config/environment.ts');

  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const cut = [process.execPath, bin, 'docs:version', version];
  run(cut, siteDir, `Docusaurus did not cut version ${version}; see above.`);
  const toolFile = path.join(siteDir, originalFolder({plugin: 'docs', version}), 'tool.json');
  fs.writeFileSync(toolFile, `${JSON.stringify({version: toolVersion}, null, 2)}\n`);
  const copied = copyTranslations(siteDir, version);
  console.log(
    `Cut version ${version}, for @rslib/core ${toolVersion}, in the default language and in ${copied.join(', ')}.
docs and its translations are now the next version. Build the site, look at it, and commit everything at once.`,
  );
});
