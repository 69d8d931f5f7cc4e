// The results, as the page "Comparison" shows them.
import results from './results.json';

/** @typedef {typeof results.utility.rslib} Result */

/** Packages of the tools that have another name. @type {Record<string, string>} */
const packageNames = {rslib: '@rslib/core', tsc: 'typescript'};

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes ? `${(bytes / 1000).toFixed(1)}\u00A0kB` : '–');

/** @param {string} tool @param {Result} result */
function figures(tool, {bytes, packages, installed, ...result}) {
  /** @type {Record<string, string>} */
  const versions = packages;
  return {
    ...result,
    version: versions[packageNames[tool] ?? tool],
    typescript: packages.typescript,
    time: `${result.seconds.toFixed(2)}\u00A0s`,
    range: result.range.map((value) => value.toFixed(2)).join('–'),
    files: result.files.length,
    esm: kilobytes(bytes.esm),
    cjs: kilobytes(bytes.cjs),
    packages: installed.packages,
    installed: `${installed.megabytes}\u00A0MB`,
    isAccepted: result.publint && result.attw,
  };
}

/** @param {object} library @returns {Record<string, ReturnType<typeof figures>>} */
const byTool = (library) =>
  Object.fromEntries(
    Object.entries(library).map(([tool, result]) => [tool, figures(tool, result)]),
  );

export const {date, machine, samples, checks} = results;
export const utility = byTool(results.utility);
export const components = byTool(results.components);
