// @ts-check
import path from 'node:path';

import {readPages} from '../content/source.mjs';
import {peerRoot, repositoryRoot} from '../lib/paths.mjs';
import {docusaurus} from './docusaurus.mjs';
import {installedVersion, installPeer} from './install.mjs';
import {ours} from './ours.mjs';
import {writeOursProject} from './oursProject.mjs';
import {writePeerProject} from './peerProject.mjs';
import {rspress} from './rspress.mjs';
import {starlight} from './starlight.mjs';
import {vitepress} from './vitepress.mjs';

/** @typedef {import('./build.mjs').Project} Project */

/**
 * A site of the comparison, at every size that a run needs.
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} label with its version
 * @property {boolean} isOurs
 * @property {import('./types.mjs').SearchControls} [search]
 * @property {import('./types.mjs').Controls} controls
 * @property {ReadonlyMap<number, Project>} projects by scale
 */

const peers = [docusaurus, rspress, vitepress, starlight];

/** Every name that `--sites` takes. */
const siteNames = [ours.name, ...peers.map(({name}) => name)];

/**
 * @param {{name: string, command: Project['command'], output: string, caches: readonly string[]}} site
 * @param {string} directory
 * @param {string} packages
 * @returns {Project}
 */
function projectOf({name, command, output, caches}, directory, packages) {
  return {
    site: name,
    directory,
    packages,
    command,
    output: path.join(directory, output),
    caches: caches.map((folder) => path.join(directory, folder)),
  };
}

/**
 * Installs the generators and writes their projects.
 *
 * @param {{sites: readonly string[] | null, scales: readonly number[]}} options
 * @returns {Promise<{sites: Site[], pages: import('../content/source.mjs').Page[]}>}
 * @throws {Error} for an unknown name, or when an installation fails
 */
export async function prepareSites({sites: wanted, scales}) {
  const unknown = wanted?.find((name) => !siteNames.includes(name));
  if (unknown) {
    throw new Error(`There is no site "${unknown}"; there are ${siteNames.join(', ')}.`);
  }
  const isWanted = (/** @type {{name: string}} */ {name}) => !wanted || wanted.includes(name);
  const pages = await readPages();
  /** @type {Site[]} */
  const sites = [];
  if (isWanted(ours)) {
    const projects = new Map();
    for (const scale of scales) {
      const directory = await writeOursProject(scale);
      projects.set(scale, projectOf(ours, directory, repositoryRoot));
    }
    const {name, label, search, controls} = ours;
    sites.push({name, label, isOurs: true, search, controls, projects});
  }
  for (const peer of peers.filter(isWanted)) {
    await installPeer(peer.name);
    const packages = peerRoot(peer.name);
    const version = installedVersion(packages, peer.package);
    const {name, search, controls} = peer;
    sites.push({
      name,
      label: `${peer.label} ${version}`,
      isOurs: false,
      search,
      controls,
      projects: new Map(
        scales.map((scale) => [
          scale,
          projectOf(peer, writePeerProject(peer, pages, scale), packages),
        ]),
      ),
    });
  }
  return {sites, pages};
}
