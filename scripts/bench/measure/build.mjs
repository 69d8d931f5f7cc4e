// @ts-check
import {build as buildProject} from '../sites/build.mjs';
import {readTree} from '../sites/project.mjs';
import {collect} from './collect.mjs';

/** @typedef {import('../sites/build.mjs').Project} Project */

/** CPU seconds of one big build vary little, and each takes minutes. */
const mostLargeSamples = 1;

/**
 * @param {Project} project
 * @param {boolean} isCold
 */
async function take(project, isCold) {
  const cost = await buildProject(project, {isCold});
  const files = readTree(project.output);
  return {
    ...cost,
    pages: files.filter(([file]) => file.endsWith('.html')).length,
    outputMegabytes: files.reduce((sum, [, content]) => sum + content.length, 0) / 1e6,
  };
}

/**
 * What builds cost: CPU seconds, wall time, memory. Warm builds come first, on a cache that a build
 * outside the count has filled; what they leave is replaced by the cold ones, which later measures
 * read.
 *
 * @param {{sites: readonly import('../sites/index.mjs').Site[], samples: number,
 *   scales: readonly number[], log: (line: string) => void}} context
 * @returns {Promise<import('./types.mjs').Row[]>}
 */
export async function build({sites, samples, scales, log}) {
  const rows = [];
  for (const scale of scales) {
    const projects = sites.flatMap(({name, projects: own}) => {
      const project = own.get(scale);
      return project ? [{site: name, project}] : [];
    });
    for (const kind of /** @type {const} */ (['warm', 'cold'])) {
      const primed = new Set();
      rows.push(
        ...(await collect({
          tasks: projects.map((task) => ({...task, scale, kind})),
          samples: scale === 1 ? samples : Math.min(samples, mostLargeSamples),
          key: ({site}) => ({site, scale, kind}),
          take: async ({site, project}) => {
            if (kind === 'warm' && !primed.has(site)) {
              await buildProject(project, {isCold: false});
              primed.add(site);
            }
            return take(project, kind === 'cold');
          },
          log,
        })),
      );
    }
  }
  return rows;
}
