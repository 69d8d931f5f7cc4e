// npm run upgrade:docusaurus [-- version]: install a version of Docusaurus, and show what it changes in the files that
// this site replaces or relies on beyond the documentation.
import path from 'node:path';

import {filesIn} from '../src/lib/filesIn.mjs';
import {run, runCommand} from './commandLine.mjs';
import {readJson} from '../src/lib/readJson.mjs';
import {root} from './site.mjs';

/** The originals of the components in `src/theme`. */
const replaced = filesIn(path.join(root, 'src/theme'))
  .filter((file) => file.endsWith('/index.tsx'))
  .map((file) => `src/theme/${path.posix.dirname(file)}`);

/** Files of each package, by the part of this site that relies on them. */
const upstream = {
  'theme-classic': [
    ...replaced,
    'src/theme/SearchBar.tsx',
    'lib/inlineScripts.js', // features/Appearance
    'lib/inlineSvgSprites.js', // plugins/bundle, which leaves them out
    'lib/nprogress.js', // plugins/bundle, which replaces it
    'lib/prism-include-languages.js', // plugins/bundle, which replaces it
  ],
  'theme-common': ['lib/contexts/colorMode.js'],
  core: [
    'lib/ssg', // plugins/bundle: the page template
    'lib/webpack', // plugins/bundle: rules and entries
    'lib/server/codegen', // plugins/bundle: generated files
    'lib/client/ClientLifecyclesDispatcher.js', // client/lifecycle
    'lib/client/PendingNavigation.js', // client/navigation
    'lib/client/exports/Link.js', // features/Link
  ],
  'mdx-loader': ['lib/processor.js', 'lib/utils.js', 'lib/remark'], // plugins/pages
  utils: ['lib/markdownHeadingIdUtils.js', 'lib/slugger.js'], // plugins/pages
};

runCommand(async () => {
  const [version = 'latest'] = process.argv.slice(2);
  const {dependencies, devDependencies} = readJson(path.join(root, 'package.json'));
  const before = dependencies['@docusaurus/core'];
  const wanted = Object.keys({...dependencies, ...devDependencies})
    .filter((name) => name.startsWith('@docusaurus/'))
    .map((name) => `${name}@${version}`);
  run(
    ['npm', 'install', '--save-exact', ...wanted],
    root,
    `Docusaurus ${version} was not installed.`,
  );
  for (const [name, files] of Object.entries(upstream)) {
    const sides = [before, version].map((side) => `--diff=@docusaurus/${name}@${side}`);
    run(['npm', 'diff', ...sides, ...files], root, `npm cannot compare @docusaurus/${name}.`);
  }
});
