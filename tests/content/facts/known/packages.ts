/** The packages that are installed for the site and for its examples. */
import fs from 'node:fs';
import path from 'node:path';

import {root} from '../../support/files';

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  exports?: unknown;
  engines?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
}

/** The examples' packages first: pages are about those. */
const folders = ['examples/node_modules', 'node_modules'].map((name) => path.join(root, name));

if (!folders.every((folder) => fs.existsSync(folder))) {
  throw new Error('The packages of the examples are missing: run "npm run examples:install"');
}

const packageName = /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

/** `@scope/name/sub/path` is `@scope/name` and `sub/path`. */
export function splitSpecifier(specifier: string): {name: string; subpath: string} {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return {name: parts.slice(0, length).join('/'), subpath: parts.slice(length).join('/')};
}

/** @returns the folder of a package; null if it is not installed */
export function folderOf(name: string): string | null {
  if (!packageName.test(name)) return null;
  const found = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  return found ?? null;
}

const manifests = new Map<string, Manifest | null>();

/** @returns null if the package is not installed */
export function manifestOf(name: string): Manifest | null {
  const known = manifests.get(name);
  if (known !== undefined) return known;
  const folder = folderOf(name);
  const manifest = folder
    ? (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest)
    : null;
  manifests.set(name, manifest);
  return manifest;
}

function exportKeys({exports}: Manifest): string[] | null {
  if (typeof exports !== 'object' || exports === null) return null;
  return Object.keys(exports).filter((key) => key.startsWith('.'));
}

/** Checks that a package exports a path. */
export function hasSubpath(name: string, subpath: string): boolean {
  const manifest = manifestOf(name);
  const folder = folderOf(name);
  if (!manifest || !folder) return false;
  if (subpath === '') return true;
  const keys = exportKeys(manifest);
  const isFile = ['', '.js', '.d.ts', '.json', '/index.js', '/package.json'].some((end) =>
    fs.existsSync(path.join(folder, subpath + end)),
  );
  if (keys === null || keys.length === 0) return isFile;
  return keys.some((key) => {
    const [start = '', end] = key.slice(2).split('*');
    return end === undefined
      ? start === subpath
      : subpath.startsWith(start) && subpath.endsWith(end);
  });
}

/** The versions of a package in both folders; they may differ. */
export function versionsOf(name: string): string[] {
  const found = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .filter((file) => packageName.test(name) && fs.existsSync(file))
    .map((file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest).version);
  return [...new Set(found)];
}

/** Installed packages at the top level, for suggestions. */
export function installedPackages(): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) =>
        name.startsWith('@')
          ? fs.readdirSync(path.join(folder, name)).map((part) => `${name}/${part}`)
          : [name],
      ),
  );
}

/** Products that pages call by another name than their package, or that `engines` names. */
const products: Readonly<Record<string, string>> = {
  node: 'Node.js',
  typescript: 'TypeScript',
  '@rslib/core': 'Rslib',
  '@rsbuild/core': 'Rsbuild',
  '@rspack/core': 'Rspack',
};

/** @returns the name that pages have for a package */
export const productOf = (name: string): string => products[name] ?? name;

interface Version {
  of: string;
  version: string;
}

let versions: readonly Version[] | undefined;

function readVersions(): Version[] {
  const lists = ['package.json', 'examples/package.json'].map((file) => {
    const {dependencies = {}, devDependencies = {}} = JSON.parse(
      fs.readFileSync(path.join(root, file), 'utf8'),
    ) as Partial<Record<string, Record<string, string>>>;
    return Object.keys({...dependencies, ...devDependencies});
  });
  const below = [
    '@rsbuild/core',
    'rsbuild-plugin-dts',
    '@swc/helpers',
    '@ast-grep/napi',
    'rolldown',
  ];
  const rangesOf = (ranges: Readonly<Record<string, string>> = {}): Version[] =>
    Object.entries(ranges).flatMap(([name, range]) =>
      (range.match(/\d+(?:\.\d+)*/g) ?? []).map((version) => ({
        of: productOf(name),
        version,
      })),
    );
  return [...lists.flat(), ...below].flatMap((name) => {
    const manifest = manifestOf(name);
    if (!manifest) return [];
    const {version, engines, peerDependencies, dependencies} = manifest;
    return [
      {of: productOf(name), version},
      ...[engines, peerDependencies, dependencies].flatMap(rangesOf),
    ];
  });
}

/**
 * The versions of the packages that the tool and the samples are made of, and those they ask for.
 *
 * @param product `Node.js`, `Rslib`: only its versions
 */
export function installedVersions(product?: string): string[] {
  versions ??= readVersions();
  return versions
    .filter(({of}) => product === undefined || of === product)
    .map(({version}) => version);
}
