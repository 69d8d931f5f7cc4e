// @ts-check
// node tests/support/servers/fixtureSite.mjs [folder, unused] [port]
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {githubPages} from '../../../src/tasks/static-server/githubPages.mjs';
import {parsePort, runCommand, serveSite} from '../../../src/tasks/static-server/listen.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const siteDir = path.join(root, 'tests/fixtures/site');
const buildDir = path.join(siteDir, 'build');
const stampFile = path.join(buildDir, '.stamp');

/**
 * Docusaurus looks for the theme and the translations below the site. The links are made here because a
 * stored link becomes a text file wherever a checkout is copied by something that does not know links.
 */
const links = {
  src: '../../../src',
  'i18n/en/code.json': '../../../../../i18n/en/code.json',
  'i18n/zh/code.json': '../../../../../i18n/zh/code.json',
};

function link() {
  for (const [name, target] of Object.entries(links)) {
    const file = path.join(siteDir, name);
    fs.rmSync(file, {force: true});
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.symlinkSync(target, file);
  }
}

/** Sum of all that goes into the build, so that it is made again only when something has changed. */
function stamp() {
  const hash = createHash('sha256').update(process.env.SITE_CLIENT ?? 'lean');
  const sources = [
    'src',
    'i18n',
    'tests/fixtures/site',
    'docusaurus.config.ts',
    'package-lock.json',
  ];
  for (const source of sources) {
    const full = path.join(root, source);
    const files = fs.statSync(full).isFile()
      ? [full]
      : fs
          .readdirSync(full, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => !/[\\/](?:build|\.docusaurus)[\\/]/.test(file))
          .sort();
    files.forEach((file) => hash.update(file).update(fs.readFileSync(file)));
  }
  return hash.digest('hex');
}

function build() {
  link();
  const wanted = stamp();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) {
    return;
  }
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [bin, 'build', siteDir], {stdio: ['ignore', 'ignore', 'inherit']});
  fs.writeFileSync(stampFile, wanted);
}

runCommand(async () => {
  build();
  await serveSite({
    directory: buildDir,
    port: parsePort(process.argv[3], 4185),
    rules: githubPages,
  });
});
