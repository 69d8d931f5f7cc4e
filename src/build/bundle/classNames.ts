import {createHash} from 'node:crypto';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** As far as it is read here. */
interface Loader {
  options?: {modules?: object};
}

/** Two digits of base 36. */
const fileCodes = 36 ** 2;

/** Which file a name was given to, to tell when two get the same. */
const owners = new Map<string, string>();

/**
 * The name of a CSS module's class: its own, and two characters for its file. Docusaurus' four characters
 * for each class are a tenth of the compressed stylesheet, since nothing in them repeats.
 *
 * @param file from the site's root, with slashes, so that it is the same on every machine
 * @param localName as the module has it
 * @throws Error when another file has got this name
 */
export function shortClassName(file: string, localName: string): string {
  const hash = createHash('md5').update(file).digest().readUInt32BE();
  const name = `${localName}_${(hash % fileCodes).toString(36).padStart(2, '0')}`;
  const owner = owners.get(name) ?? file;
  if (owner !== file) {
    throw new Error(`The class ${localName} of ${owner} and of ${file} is ${name}: rename one.`);
  }
  owners.set(name, file);
  return name;
}

/** css-loader's own hook; it is the loader of Docusaurus' rule that has `modules`. */
function withShortNames(loader: Loader, siteDir: string): Loader {
  const {options} = loader;
  if (!options?.modules) {
    return loader;
  }
  const getLocalIdent = (
    {resourcePath}: {resourcePath: string},
    _: string,
    localName: string,
  ): string =>
    shortClassName(path.relative(siteDir, resourcePath).split(path.sep).join('/'), localName);
  return {...loader, options: {...options, modules: {...options.modules, getLocalIdent}}};
}

/** The bundler's rules, that of CSS modules with short class names. */
export function shortNamedRules({module}: Configuration, siteDir: string): Rule[] {
  return (module?.rules ?? []).map((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use)
      ? {...rule, use: (rule.use as Loader[]).map((loader) => withShortNames(loader, siteDir))}
      : rule,
  );
}
