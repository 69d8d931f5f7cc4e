import fs from 'node:fs';
import path from 'node:path';

/** One entry: `"chunk": [() => import(…), "module", require.resolveWeak("module")],`. */
const entry = /"[^"]+": \[\(\) => import\([^)]*\), "([^"]+)", require\.resolveWeak\("[^"]+"\)\],?/g;

/** Documents and data. The rest are theme components and pages written in React. */
const unstyled = /\.(?:mdx?|json)(?:\?|$)|^@generated\//;

/**
 * Docusaurus' list of the modules that routes are made of, without those that bring no styles.
 *
 * @param source as `genRegistry` of @docusaurus/core 3.10.2 writes it
 */
export function keepStyledModules(source: string): string {
  return source.replace(entry, (line, module: string) => (unstyled.test(module) ? '' : line));
}

/**
 * Leaves the documents out of the browser's bundle where nothing in the browser renders them, which
 * halves what is compiled. The server's bundle keeps the whole list.
 *
 * @param generatedFilesDir where Docusaurus has written `registry.js` by now
 * @returns an alias for the list; its key is a path, since `@generated` is an alias itself and wins
 */
export function styledRegistry(generatedFilesDir: string): Record<string, string> {
  const registry = path.join(generatedFilesDir, 'registry');
  const styled = path.join(generatedFilesDir, 'styled-registry.js');
  fs.writeFileSync(styled, keepStyledModules(fs.readFileSync(`${registry}.js`, 'utf8')));
  return {[`${registry}$`]: styled};
}
