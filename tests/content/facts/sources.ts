/** What `{/* source: … *\/}` names, as far as it can be looked up without a network. */
import fs from 'node:fs';
import path from 'node:path';

import {folderOf, manifestOf, splitSpecifier} from './known/packages';

const inManifest = /^package\.json#([\w.]+) of (\S+)$/;

/** Text of a file of an installed package: `@rslib/core/dist/index.js`; null where there is none. */
export function packageFile(source: string): string | null {
  const {name, subpath} = splitSpecifier(source);
  const folder = folderOf(name);
  const file = folder && subpath !== '' ? path.join(folder, subpath) : null;
  return file && fs.statSync(file, {throwIfNoEntry: false})?.isFile()
    ? fs.readFileSync(file, 'utf8')
    : null;
}

/** Whether a source is written in a form that these tests know: an address, a manifest, a file of a package. */
export function isSource(source: string): boolean {
  return /^https:\/\/\S+$/.test(source) || inManifest.test(source) || packageFile(source) !== null;
}

/** Whether a source may hold a version: manifests and files are read, addresses are believed. */
export function sourceHolds(source: string, version: string): boolean {
  const [, field = '', name = ''] = inManifest.exec(source) ?? [];
  if (name === '') return packageFile(source)?.includes(version) ?? isSource(source);
  const value = field
    .split('.')
    .reduce<unknown>(
      (owner, key) => (owner as Record<string, unknown> | undefined)?.[key],
      manifestOf(name),
    );
  return JSON.stringify(value ?? '').includes(version);
}
