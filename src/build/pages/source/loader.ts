import fs from 'node:fs/promises';
import path from 'node:path';

import type {Root} from 'mdast';

import {readResolvedDefaults, replaceResolvedDefaults} from '../../markdown/resolvedDefaults';
import {hashOf} from '../cache';
import {findFragmentImports} from './fragments';
import {assignHeadingIds, takeContentTitle} from './headings';
import {parseSource, type ParseOptions} from './parse';
import {shareTree} from './sharedTrees';

/** A source file, ready to be turned into a record. */
export interface SourceDocument {
  /** Absolute path. */
  path: string;
  /** Of the file's content. */
  hash: string;
  /** The text that positions in the tree point into. */
  text: string;
  /** Headings carry their ids; the title is taken out. */
  tree: Root;
  /** The document's own `# Title`; null when it has none. */
  contentTitle: string | null;
  /** Imported Markdown, by component name. */
  fragments: ReadonlyMap<string, SourceDocument>;
}

/** What a file is used as. A post's title is gone before its headings get ids; a doc's is not. */
export type SourceRole = 'doc' | 'post' | 'fragment';

export interface LoaderOptions extends ParseOptions {
  siteDir: string;
}

function applyRole(tree: Root, role: SourceRole, maintainCase: boolean): string | null {
  if (role === 'post') {
    const title = takeContentTitle(tree);
    assignHeadingIds(tree, maintainCase);
    return title;
  }
  assignHeadingIds(tree, maintainCase);
  return role === 'doc' ? takeContentTitle(tree) : null;
}

/**
 * Makes a function that reads source files with everything they import. Each file is read and parsed
 * once, however many pages show it.
 *
 * @returns a loader; it rejects when a file cannot be read or parsed (the message names the file), or
 * when fragments import one another in a circle
 */
export function createSourceLoader(
  options: LoaderOptions,
): (file: string, role: Exclude<SourceRole, 'fragment'>) => Promise<SourceDocument> {
  const cache = new Map<string, Promise<SourceDocument>>();

  async function read(file: string, role: SourceRole, chain: string[]): Promise<SourceDocument> {
    const name = path.relative(options.siteDir, file);
    try {
      const content = await fs.readFile(file, 'utf8');
      const parsed = parseSource(content, options);
      // Before anything below changes it.
      shareTree(parsed);
      const {text, tree} = parsed;
      await replaceResolvedDefaults(tree, () => readResolvedDefaults(options.siteDir));
      const contentTitle = applyRole(tree, role, options.anchors.maintainCase);
      const fragments = new Map<string, SourceDocument>();
      for (const imported of findFragmentImports(tree, file, options.siteDir)) {
        fragments.set(imported.name, await load(imported.file, 'fragment', [...chain, file]));
      }
      return {path: file, hash: hashOf(content), text, tree, contentTitle, fragments};
    } catch (cause) {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    }
  }

  function load(file: string, role: SourceRole, chain: string[]): Promise<SourceDocument> {
    if (chain.includes(file)) {
      const circle = [...chain, file].map((step) => path.relative(options.siteDir, step));
      return Promise.reject(new Error(`fragments import one another: ${circle.join(' → ')}`));
    }
    const known = cache.get(file);
    if (known) {
      return known;
    }
    const loading = read(file, role, chain);
    cache.set(file, loading);
    return loading;
  }

  return (file, role) => load(file, role, []);
}
