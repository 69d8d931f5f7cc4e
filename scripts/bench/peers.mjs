// The sites that this one is compared with: each generator as its own starter sets it up.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {benchRoot, install, repositoryRoot} from './install.mjs';
import {sectionsOf} from './pages.mjs';
import {buildSite} from './sites.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./pages.mjs').Locale} Locale */

/**
 * A generator of the comparison. Paths are from the root of its project.
 *
 * @typedef {object} Peer
 * @property {string} label without version
 * @property {string} package the one whose version is the generator's
 * @property {readonly [string, ...string[]]} command builds the project
 * @property {string} output
 * @property {string} publicFolder files that are published as they are
 * @property {(locale: Locale) => string} pagesFolder
 * @property {(page: Page) => string} writePage the text of a page after its front matter
 * @property {(prefix: string) => string} [writeHome] the home page, where it is Markdown
 */

/** The home page of every peer, laid out by its own home layout. */
const home = {
  name: 'Rslib',
  tagline: 'The library development tool: ESM, CommonJS, UMD and types from one config.',
  actions: [
    {text: 'Introduction', path: '/guide/start/'},
    {text: 'Quick start', path: '/guide/start/quick-start'},
  ],
  features: [
    {title: 'Rspack', details: 'A fast bundler written in Rust, with an ecosystem you know.'},
    {title: 'Rsbuild', details: 'A build tool for applications on top of Rspack.'},
    {title: 'Rspress', details: 'A static site generator for documentation.'},
    {title: 'Rsdoctor', details: 'Shows where the time and the bytes of a build go.'},
    {title: 'Rstest', details: 'A test framework that shares the configuration of the build.'},
    {title: 'Rslint', details: 'A linter with type information, written in Go.'},
    {title: 'Module Federation', details: 'Load a library at run time from another build.'},
  ],
};

/** @param {string} prefix of a language's paths */
const actionsIn = (prefix) =>
  home.actions.map((action) => ({text: action.text, link: prefix + action.path}));

/** Writes front matter: JSON is YAML. @param {Readonly<Record<string, unknown>>} fields */
function frontMatter(fields) {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** @satisfies {Record<string, Peer>} */
export const peers = {
  docusaurus: {
    label: 'Docusaurus',
    package: '@docusaurus/core',
    command: ['docusaurus', 'build'],
    output: 'build',
    publicFolder: 'static',
    pagesFolder: (locale) =>
      locale === 'en' ? 'docs' : 'i18n/zh/docusaurus-plugin-content-docs/current',
    // It adds the language to the links itself.
    writePage: ({text}) => text.replaceAll('](/zh/', '](/'),
  },
  starlight: {
    label: 'Starlight',
    package: '@astrojs/starlight',
    command: ['astro', 'build'],
    output: 'dist',
    publicFolder: 'public',
    pagesFolder: (locale) => `src/content/docs${locale === 'en' ? '' : '/zh'}`,
    writePage: ({text}) => text,
    writeHome: (prefix) =>
      frontMatter({
        title: home.name,
        template: 'splash',
        hero: {tagline: home.tagline, actions: actionsIn(prefix)},
      }) + home.features.map(({title, details}) => `\n## ${title}\n\n${details}\n`).join(''),
  },
  vitepress: {
    label: 'VitePress',
    package: 'vitepress',
    command: ['vitepress', 'build', 'docs'],
    output: 'docs/.vitepress/dist',
    publicFolder: 'docs/public',
    pagesFolder: (locale) => `docs${locale === 'en' ? '' : '/zh'}`,
    writePage: ({title, text}) => `# ${title}\n\n${text}`,
    writeHome: (prefix) =>
      frontMatter({
        layout: 'home',
        hero: {name: home.name, text: home.tagline, actions: actionsIn(prefix)},
        features: home.features,
      }),
  },
};

/** Reads what the configurations below `peers/` need. @param {readonly Page[]} pages */
function siteData(pages) {
  const en = {prefix: '', home, sections: sectionsOf(pages, 'en')};
  const zh = {prefix: '/zh', home, sections: sectionsOf(pages, 'zh')};
  return JSON.stringify({en, zh}, null, 2);
}

/** @param {string} folder absolute @param {string} target @returns {[file: string, content: Buffer][]} */
const copiesOf = (folder, target) =>
  filesIn(folder).map((file) => [
    path.posix.join(target, file),
    fs.readFileSync(path.join(folder, file)),
  ]);

/**
 * Installs a peer, writes its project and builds it, unless the same has been built before.
 *
 * @param {string} name a key of `peers`
 * @param {readonly Page[]} pages
 * @returns {import('./sites.mjs').Site}
 * @throws {UsageError} when something fails
 */
export function preparePeer(name, pages) {
  /** @type {Peer} */
  const peer = peers[/** @type {keyof typeof peers} */ (name)];
  const packages = install(path.join(benchRoot, 'peers', name), `peers/${name}`);
  /** @type {[file: string, content: string | Buffer][]} */
  const files = [
    ...copiesOf(path.join(benchRoot, 'peers', name, 'project'), ''),
    ...copiesOf(path.join(repositoryRoot, 'static'), peer.publicFolder),
    ['site.json', siteData(pages)],
    ...pages.map((page) => {
      const {title, description} = page;
      const text = `${frontMatter({title, description})}\n${peer.writePage(page)}`;
      return /** @type {[string, string]} */ ([
        `${peer.pagesFolder(page.locale)}/${page.id}.md`,
        text,
      ]);
    }),
  ];
  if (peer.writeHome) {
    files.push([`${peer.pagesFolder('en')}/index.md`, peer.writeHome('')]);
    files.push([`${peer.pagesFolder('zh')}/index.md`, peer.writeHome('/zh')]);
  }
  const manifest = path.join(packages, 'node_modules', peer.package, 'package.json');
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const directory = path.join(packages, 'site');
  const site = {
    name,
    label: `${peer.label} ${version}`,
    directory,
    packages,
    command: peer.command,
    output: path.join(directory, peer.output),
  };
  const hash = crypto.createHash('sha256').update(version);
  files.forEach(([file, content]) => hash.update(file).update(content));
  const input = hash.digest('hex');
  const marker = path.join(packages, '.bench-built');
  if (!fs.existsSync(marker) || fs.readFileSync(marker, 'utf8') !== input) {
    fs.rmSync(directory, {recursive: true, force: true});
    for (const [file, content] of files) {
      const target = path.join(directory, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, content);
    }
    buildSite(site);
    fs.writeFileSync(marker, input);
  }
  return site;
}
