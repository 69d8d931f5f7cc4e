import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {visit} from '../esmPackages.cjs';
import {browserNames, isHandler} from './browserNames.mjs';
import {findComponentFault, islandsFolder, readTarget} from './componentFaults';
import {isKnownElement} from './elements';
import {inspectSource, type SourceImport} from './inspectSource';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What a page may import from packages: parts of Docusaurus, whose HTML is complete, and helpers. */
const staticPackages =
  /^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated)\/|^(?:react|clsx)$/;

/** Attributes that hold the address of a file which the element shows. */
const fileAttributes = new Set(['src', 'poster', 'data', 'srcSet', 'srcset']);

const toIsland = (name: string): string =>
  `Make it an island: put it into ${islandsFolder}/${name}/index.tsx and import it from '@site/${islandsFolder}/${name}'.`;

/** Options of the plugin. */
export interface RefusalOptions {
  /** Folders of files that are copied as they are, from the site's root; as in the configuration. */
  staticDirectories: readonly string[];
}

/** The folder with the configuration above a page. */
function siteDirOf(file: string): string {
  let folder = path.dirname(file);
  while (!fs.existsSync(path.join(folder, 'docusaurus.config.ts'))) {
    const parent = path.dirname(folder);
    if (parent === folder) {
      throw new Error(`There is no docusaurus.config.ts above ${file}.`);
    }
    folder = parent;
  }
  return folder;
}

/** Files that a raw attribute names: addresses without query, and of a `srcset` each one. */
function filesIn(name: string, value: string): string[] {
  const addresses = /srcset/i.test(name)
    ? value.split(',').map((item) => item.trim().split(/\s+/)[0] ?? '')
    : [value];
  return addresses
    .filter((address) => address !== '' && !address.startsWith('#') && !isElsewhere(address))
    .map((address) => decodeURI(address.replace(/[?#].*$/, '')));
}

/** Whether an address has a scheme or a host. */
function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** Collects what is wrong with one page. */
class PageCheck {
  readonly faults: {line: number; text: string}[] = [];
  private readonly siteDir: string;
  private readonly islands = new Set<string>();
  private readonly headingLines = new Map<string, number>();

  constructor(
    private readonly file: string,
    private readonly options: RefusalOptions,
  ) {
    this.siteDir = siteDirOf(file);
  }

  run(tree: Root): void {
    // First the imports, which tell islands from other components.
    visit(tree, 'mdxjsEsm', ({value, position}) => {
      const offset = (position?.start.line ?? 1) - 1;
      for (const statement of value === '' ? [] : inspectSource(value).imports) {
        this.checkImport({...statement, line: statement.line + offset});
      }
    });
    visit(tree, (node) => this.checkNode(node));
  }

  /** Whether an address from the root is that of a file which is copied as it is. */
  readonly isStatic = (address: string): boolean =>
    this.options.staticDirectories.some((folder) =>
      isFile(path.resolve(this.siteDir, folder, address.replace(/^\/|[?#].*$/g, ''))),
    );

  private add(line: number | undefined, text: string): void {
    this.faults.push({line: line ?? 1, text});
  }

  private checkImport({specifier, names, line}: SourceImport): void {
    const target = readTarget(specifier, this.file, this.siteDir);
    const [name = path.basename(specifier)] = names;
    if (target.kind === 'island') {
      names.forEach((local) => this.islands.add(local));
      if (!target.isWhole) {
        this.add(
          line,
          `"${specifier}" is a part of an island. Import the island itself: '@site/${islandsFolder}/${target.name}'.`,
        );
      }
    } else if (target.kind === 'package') {
      if (browserNames.includes(path.posix.basename(specifier))) {
        this.add(
          line,
          `${specifier} needs React in the browser, which only islands have. ${toIsland('<Name>')}`,
        );
      } else if (!staticPackages.test(specifier) && !/\.\w+$/.test(specifier)) {
        this.add(
          line,
          `${name} is imported from the package "${specifier}", and a page's own components are HTML only. ${toIsland(name)}`,
        );
      }
    } else if (target.kind === 'source') {
      const fault = findComponentFault(target.file, this.siteDir);
      if (fault) {
        const where = `${path.relative(this.siteDir, fault.file)}:${fault.line}`;
        this.add(
          line,
          `${name} (${specifier}) uses ${fault.what}${fault.element ? ` on <${fault.element}>` : ''} in ${where}, which needs React in the browser. ${toIsland(name)}`,
        );
      }
    }
  }

  private checkNode(node: Nodes): void {
    const line = node.position?.start.line;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      this.checkElement(node);
    } else if (node.type === 'mdxjsEsm') {
      this.checkCode(node.value, line);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      this.checkCode(`(${node.value})`, line);
    } else if (node.type === 'heading') {
      this.checkHeadingId(node.data, line);
    }
  }

  private checkElement({name, attributes, position}: JsxElement): void {
    const line = position?.start.line;
    if (name === null) {
      return;
    }
    if (/^[a-z]/.test(name) && !isKnownElement(name)) {
      this.add(
        line,
        `<${name}> is not an element of HTML, SVG or MathML. A component's name begins with a capital letter; put \`<${name}>\` into backticks if it is text.`,
      );
    }
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        continue;
      }
      if (isHandler(attribute.name, name) && !this.islands.has(name)) {
        this.addHandler(line, attribute.name, name);
      }
      if (typeof attribute.value === 'string') {
        // A component has props of its own, and what it makes of them is its own affair.
        if (/^[a-z]/.test(name) && fileAttributes.has(attribute.name)) {
          this.checkFiles(name, attribute.name, attribute.value, line);
        }
      } else if (attribute.value) {
        this.checkCode(`(${attribute.value.value})`, line);
      }
    }
  }

  private addHandler(line: number | undefined, prop: string, element: string): void {
    this.add(
      line,
      `${prop} on <${element}> is never called, since only islands have React in the browser. ${toIsland('<Name>')}`,
    );
  }

  private checkCode(code: string, start = 1): void {
    if (!/[A-Za-z]/.test(code)) {
      return;
    }
    for (const {what, element, line} of inspectSource(code).uses) {
      if (!element) {
        this.add(
          start + line - 1,
          `${what} needs React in the browser, which only islands have. ${toIsland('<Name>')}`,
        );
      } else if (!this.islands.has(element)) {
        this.addHandler(start + line - 1, what, element);
      }
    }
  }

  private checkFiles(element: string, name: string, value: string, line?: number): void {
    for (const file of filesIn(name, value)) {
      if (!file.startsWith('/')) {
        this.add(
          line,
          `<${element} ${name}="${value}"> names a file beside the page, and raw elements cannot. Write ![](./file) or import the file.`,
        );
      } else if (!this.isStatic(file)) {
        this.add(
          line,
          `<${element} ${name}="${value}">: there is no file ${this.options.staticDirectories.join(' or ')}${file}.`,
        );
      }
    }
  }

  /** Docusaurus gives the ids, in a plugin before this one, and numbers the ones that it makes up itself. */
  private checkHeadingId(data: {id?: string} | undefined, line = 1): void {
    const id = data?.id;
    if (id === undefined) {
      return;
    }
    const first = this.headingLines.get(id);
    if (first !== undefined) {
      this.add(
        line,
        `The heading id "${id}" is taken by line ${first}. Give one of them another id.`,
      );
    }
    this.headingLines.set(id, first ?? line);
  }
}

/**
 * Makes a raw `<a>` a link like those of Markdown, so that Docusaurus checks where it leads and it stays in
 * the page's language. Addresses of other sites and of files stay as they are.
 */
function followRawLink(node: JsxElement, isStatic: (address: string) => boolean): void {
  const properties: Record<string, string | true> = {};
  for (const attribute of node.attributes) {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      (attribute.value && typeof attribute.value !== 'string')
    ) {
      return;
    }
    properties[attribute.name] = attribute.value ?? true;
  }
  const {href} = properties;
  if (typeof href !== 'string' || isElsewhere(href) || isStatic(href)) {
    return;
  }
  Object.assign(node, {type: 'rawLink', data: {hName: 'a', hProperties: properties}});
}

/**
 * Remark plugin, to come after Docusaurus' own: stops the build at what a page would show and a reader
 * could not use. A raw `<a>` with an address becomes a Markdown link, so that Docusaurus checks where it leads.
 *
 * @throws Error with a line for each fault of the page: file, line, what is wrong, what to do
 */
export default function refuseInPages(options: RefusalOptions) {
  return (tree: Root, file: {path: string}): void => {
    const check = new PageCheck(file.path, options);
    check.run(tree);
    if (check.faults.length > 0) {
      const name = path.relative(siteDirOf(file.path), file.path);
      const lines = check.faults
        .sort((a, b) => a.line - b.line)
        .map(({line, text}) => `${name}:${line}: ${text}`);
      throw new Error(`This page cannot work as it is written.\n${lines.join('\n')}`);
    }
    visit(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'a'
      ) {
        followRawLink(node, check.isStatic);
      }
    });
  };
}
