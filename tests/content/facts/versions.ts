/**
 * Compares versions and ranges with those of installed packages (their version, engines and peers), with the samples of
 * the page, and with `versions.txt`.
 */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {installedVersions, manifestOf, productOf} from './known/packages';
import {knownVersions} from './known/lists';

/** `20.19`, `1.0.1`, `^20.19.0`: at least one dot, and no unit after it. */
const version =
  /(?<![\w.~%/-])[\^~]?[<>=]*(\d+(?:\.\d+){1,2}(?:-[\w.]+)?)(?![\d\w]|\.\d| ?(?:[kKMG]?B\b|%|ms\b|s\b|seconds?|MB|秒|倍|像素|px|cents?))/g;

/** "Node.js 20.19", "`@rsbuild/core` `~2.2.6`": a product or package whose versions are known by its name. */
const named =
  /(?:(Node\.js|npm|TypeScript|Rslib|Rsbuild|Rspack) |`(@?[a-z][\w./-]*)` )[`^~<>=v ]*\d+(?:\.\d+)+/g;

const isPart = (one: string, found: string): boolean =>
  one === found || one.startsWith(`${found}.`);

function isKnown(found: string, product: string | undefined, page: FactPage): boolean {
  return (
    page.fences.some(({code}) => code.includes(found)) ||
    [...installedVersions(product), ...knownVersions(product)].some((one) => isPart(one, found))
  );
}

/** The product that a version in a text belongs to, where the text says so. */
function productAt(text: string, at: number): string | undefined {
  const [, product, name] =
    [...text.matchAll(named)].find(
      ({index, 0: found}) => index < at && at <= index + found.length,
    ) ?? [];
  return product ?? (name && manifestOf(name) ? productOf(name) : undefined);
}

/** @returns versions that nothing confirms */
export function versionFaults(page: FactPage): Failure[] {
  return page.blocks.flatMap((block) =>
    [...block.text.matchAll(version)]
      .map(({1: found = '', index, 0: whole}) => ({
        found,
        product: productAt(block.text, index + whole.length - 1),
      }))
      .filter(({found, product}) => !isKnown(found, product, page))
      .map(({found, product}) => ({
        file: page.file,
        line: block.line,
        message: `${found} is no version of ${product ?? 'an installed package'} that its package, engines or peers name, and is in no sample of this page. If it is right, add it to known/versions.txt with its source.`,
      })),
  );
}
