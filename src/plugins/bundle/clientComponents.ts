import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../lib/filesIn.mjs';

/** Names of modules with client components, and their absolute paths. */
type ClientComponents = ReadonlyMap<string, string>;

/** @returns whether a module begins with `'use client'`; comments may come before */
export function isClientModule(source: string): boolean {
  return /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(source);
}

/** Finds the client components of the theme and of a site, named by their paths below `src`. */
export function findClientComponents(siteDir: string): ClientComponents {
  const folders = new Set([path.resolve(__dirname, '../..'), path.join(siteDir, 'src')]);
  const modules = [...folders].flatMap((folder) =>
    filesIn(folder)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => [file.replace(/(?:\/index)?\.\w+$/, ''), path.join(folder, file)] as const),
  );
  return new Map(
    modules.filter(([, file]) => isClientModule(fs.readFileSync(file, 'utf8'))).toSorted(),
  );
}

/** Writes the registry that `element.ts` imports: a function that imports each module. @returns its path */
export function writeRegistry(components: ClientComponents, generatedFilesDir: string): string {
  const lines = [...components].map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`,
  );
  const registry = path.join(generatedFilesDir, 'client-components.js');
  fs.writeFileSync(registry, `export default {\n${lines.join('\n')}\n};\n`);
  return registry;
}

/** Makes the rule of the server's bundle that passes client modules through `createClientExports`. */
export function clientRule(components: ClientComponents): object {
  const names = new Map([...components].map(([name, file]) => [file, name]));
  return {
    include: (file: string) => names.has(file),
    // The module itself, which the loader requires.
    resourceQuery: {not: [/\bclient\b/]},
    use: [{loader: path.join(__dirname, 'clientLoader.cjs'), options: {names}}],
  };
}
