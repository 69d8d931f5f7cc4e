import path from 'node:path';

import type {Root} from 'mdast';

/** A Markdown file that a page imports and shows as a component. */
export interface FragmentImport {
  /** Name of the component in the page. */
  name: string;
  /** Absolute path of the file. */
  file: string;
}

function resolveImport(specifier: string, importer: string, siteDir: string): string | null {
  if (specifier.startsWith('@site/')) {
    return path.join(siteDir, specifier.slice('@site/'.length));
  }
  return specifier.startsWith('.') ? path.resolve(path.dirname(importer), specifier) : null;
}

/**
 * Lists the Markdown files that a document imports by default import. Files of packages are left out:
 * this site has none.
 *
 * @param importer absolute path of the document
 */
export function findFragmentImports(
  tree: Root,
  importer: string,
  siteDir: string,
): FragmentImport[] {
  const imports: FragmentImport[] = [];
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : null;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') {
        continue;
      }
      const specifier = String(statement.source.value);
      const name = statement.specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local
        .name;
      const file = /\.mdx?$/.test(specifier) ? resolveImport(specifier, importer, siteDir) : null;
      if (name && file) {
        imports.push({name, file});
      }
    }
  }
  return imports;
}
