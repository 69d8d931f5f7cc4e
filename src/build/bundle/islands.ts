import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../lib/filesIn.mjs';
import {islandsFolder} from '../checks/componentFaults';

/** Stock components that do nothing without React in the browser and can live alone; only installed themes count. */
const stockIslands = ['@theme/Mermaid'];

/** An island's name, and the absolute path of its module. */
export type Islands = ReadonlyMap<string, string>;

/** The islands of a site: folders below `src/islands` with an index file, and stock components among the aliases. */
export function findIslands(siteDir: string, aliases: object = {}): Islands {
  const folder = path.join(siteDir, islandsFolder);
  const own = filesIn(folder)
    .filter((file) => /^[^/]+\/index\.[jt]sx?$/.test(file))
    .toSorted()
    .map((file) => [path.dirname(file), path.join(folder, file)] as const);
  const stock = Object.entries(aliases).flatMap(([name, file]: [string, unknown]) =>
    // The classic theme has components without content in their place.
    stockIslands.includes(name) && typeof file === 'string' && !/[\\/]theme-classic[\\/]/.test(file)
      ? [[name, file] as const]
      : [],
  );
  return new Map([...own, ...stock]);
}

/** Writes the browser's list of islands, a function for each that imports its module. @returns the list's file */
export function writeIslandRegistry(islands: Islands, generatedFilesDir: string): string {
  const lines = [...islands].map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`,
  );
  const registry = path.join(generatedFilesDir, 'islands.js');
  fs.writeFileSync(registry, `export default {\n${lines.join('\n')}\n};\n`);
  return registry;
}

/** The bundler's rule for the server: whoever imports an island gets what `createIsland` makes of it. */
export function islandRule(islands: Islands): object {
  const names = new Map([...islands].map(([name, file]) => [file, name]));
  return {
    include: (file: string) => names.has(file),
    // The component itself, which the loader imports.
    resourceQuery: {not: [/\bisland\b/]},
    use: [{loader: path.join(__dirname, 'islandLoader.cjs'), options: {names}}],
  };
}
