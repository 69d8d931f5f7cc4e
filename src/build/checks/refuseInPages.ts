import fs from 'node:fs';
import path from 'node:path';

import htmlTags from 'html-tags';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import svgTags from 'svg-tags/lib/svg-tags.json';

import {siteDirOf} from '../../config/contentFiles';
import {visit} from '../esmPackages.cjs';
import {
  browserNames,
  findBrowserUse,
  isHandler,
  needsReact,
  readSource,
  resolveSource,
} from './browserUse';
import {interfaceIds} from './interfaceIds';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements of MathML Core, and one of SVG that is younger than the list of the package. */
const otherElements =
  'annotation annotation-xml maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom ' +
  'mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ' +
  'semantics feDropShadow';

const knownElements = new Set<string>([...htmlTags, ...svgTags, ...otherElements.split(' ')]);

/** Attributes that hold the address of a file which the element shows. */
const fileAttributes = new Set(['src', 'poster', 'data', 'srcSet', 'srcset']);

const addDirective =
  "Move it into a module that begins with 'use client', and import its component.";

interface Page {
  /** Folders of files that are copied as they are, from the site's root. */
  staticDirectories: readonly string[];
  file: string;
  siteDir: string;
  /** The lines of headings, by id. */
  headings: Map<string, number>;
}

interface Fault {
  line: number;
  text: string;
}

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The attributes that have a name; others are spread. */
function attributesOf(node: Nodes): MdxJsxAttribute[] {
  return isJsx(node)
    ? node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
    : [];
}

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);

/** Whether an address from the root is that of a file which is copied as it is. */
function isStatic(address: string, {siteDir, staticDirectories}: Page): boolean {
  const name = address.replace(/^\/|[?#].*$/g, '');
  return staticDirectories.some((folder) => isFile(path.resolve(siteDir, folder, name)));
}

/** A path as it is on disk. One with a `%` that encodes nothing is looked for as it is written. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Files that a raw attribute names: addresses without query, and of a `srcset` each one. */
function filesIn(name: string, value: string): string[] {
  const addresses = /srcset/i.test(name)
    ? value.split(',').map((item) => item.trim().split(/\s+/)[0] ?? '')
    : [value];
  return addresses
    .filter((address) => address !== '' && !address.startsWith('#') && !isElsewhere(address))
    .map((address) => decoded(address.replace(/[?#].*$/, '')));
}

/** The code in a node: statements, an expression, or the expressions of its attributes. */
function codeIn(node: Nodes): string[] {
  if (node.type === 'mdxjsEsm') {
    return [node.value];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return [`(${node.value})`];
  }
  return attributesOf(node).flatMap(({value}) =>
    value && typeof value !== 'string' ? [`(${value.value})`] : [],
  );
}

/** What is refused, each by a function that tells the faults of one node: as a text, one on its first line. */
const rules: Record<string, (node: Nodes, page: Page) => string | readonly (Fault | string)[]> = {
  unknownElements: (node) =>
    isJsx(node) && node.name && /^[a-z]/.test(node.name) && !knownElements.has(node.name)
      ? `<${node.name}> is not an element of HTML, SVG or MathML. A component's name begins with a capital letter; put \`<${node.name}>\` into backticks if it is text.`
      : [],

  browserElements: (node) => {
    const element = (isJsx(node) && node.name) || '';
    const handlers = attributesOf(node).filter(({name}) => isHandler(name, element));
    return [
      ...(browserNames.has(element) ? [`<${element}>`] : []),
      ...handlers.map(({name}) => `${name} on <${element}>`),
    ].map((what) => `The page uses ${what}, ${needsReact} ${addDirective}`);
  },

  // A component has props of its own, and what it makes of them is its own affair.
  missingFiles: (node, page) =>
    attributesOf(node).flatMap(({name, value}) => {
      const element = (isJsx(node) && node.name) || '';
      if (!/^[a-z]/.test(element) || !fileAttributes.has(name) || typeof value !== 'string') {
        return [];
      }
      const written = `<${element} ${name}="${value}">`;
      return filesIn(name, value)
        .filter((file) => !file.startsWith('/') || !isStatic(file, page))
        .map((file) =>
          file.startsWith('/')
            ? `${written}: there is no file ${page.staticDirectories.join(' or ')}${file}.`
            : `${written} names a file next to the page, which raw elements cannot do. Write ![](./file) or import the file.`,
        );
    }),

  // Docusaurus bundles the files of links and pictures that tell the address themselves. It has resolved pages by now.
  filesByReference: (node, {file}) => {
    if (node.type !== 'definition' || /^[/#]/.test(node.url) || isElsewhere(node.url)) {
      return [];
    }
    const name = decoded(node.url.replace(/[?#].*$/, ''));
    const isOfFile =
      /^@site\/|\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) ||
      isFile(path.resolve(path.dirname(file), name));
    return isOfFile
      ? `[${node.label ?? node.identifier}]: ${node.url} names a file, which a reference cannot do. Write the address where it is used: [text](./file) or ![](./file).`
      : [];
  },

  browserUses: (node) => {
    const before = (node.position?.start.line ?? 1) - 1;
    return codeIn(node)
      .filter((code) => /[A-Za-z]/.test(code))
      .flatMap((code) => readSource(code).uses)
      .map(({what, line}) => ({
        line: before + line,
        text: `The page uses ${what}, ${needsReact} ${addDirective}`,
      }));
  },

  imports: (node, {file, siteDir}) => {
    const before = (node.position?.start.line ?? 1) - 1;
    const {imports} = readSource(node.type === 'mdxjsEsm' ? node.value : '');
    return imports.flatMap(({specifier, names, line}) => {
      const source = resolveSource(specifier, file, siteDir);
      const use = source && findBrowserUse(source, siteDir);
      return use ? {line: before + line, text: `${names.join(', ')} (${specifier}): ${use}`} : [];
    });
  },

  // Docusaurus gives the ids, in a plugin before this one, and numbers the ones that it makes up itself.
  takenIds: (node, {headings}) => {
    const id = node.type === 'heading' ? node.data?.id : undefined;
    if (id !== undefined && interfaceIds.has(id)) {
      return [
        `The heading id "${id}" is already used by the frame of the page. Give the heading another id.`,
      ];
    }
    const first = headings.get(id ?? '');
    if (id !== undefined && first === undefined) {
      headings.set(id, node.position?.start.line ?? 1);
    }
    return first === undefined
      ? []
      : `The heading id "${id}" is already used on line ${first}. Give one of the headings another id.`;
  },
};

/**
 * Remark plugin, to come after Docusaurus' own: stops the build at what a page would show and a reader could not use,
 * with a line for each fault: file, line, what is wrong, what to do.
 */
export default function refuseInPages(options: Pick<Page, 'staticDirectories'>) {
  return (tree: Root, {path: file}: {path: string}): void => {
    const siteDir = siteDirOf(file);
    const page: Page = {...options, file, siteDir, headings: new Map()};
    const faults: Fault[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      const found = Object.values(rules).flatMap((rule) => rule(node, page));
      faults.push(...found.map((one) => (typeof one === 'string' ? {line, text: one} : one)));
    });
    if (faults.length > 0) {
      const lines = faults
        .sort((a, b) => a.line - b.line)
        .map(({line, text}) => `${path.relative(siteDir, file)}:${line}: ${text}`);
      throw new Error(`This page cannot work as it is written.\n${lines.join('\n')}`);
    }
  };
}
