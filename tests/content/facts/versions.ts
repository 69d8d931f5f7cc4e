/**
 * Versions and ranges of versions are those of installed packages (their version, engines and peers), stand in a
 * sample of their page, or have their source beside them.
 */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {installedVersions} from './known/packages';
import {declaredVersions} from './known/versions';
import {isSetAside, sourcesOf} from './marks';
import {sourceHolds} from './sources';

/** `20.19`, `1.0.1`, `^20.19.0`: at least one dot, and no unit after it. */
const version =
  /(?<![\w.~%/-])[\^~]?[<>=]*(\d+(?:\.\d+){1,2}(?:-[\w.]+)?)(?![\d\w]|\.\d| ?(?:[kKMG]?B\b|%|ms\b|s\b|seconds?|MB|秒|倍|像素|px|cents?))/g;

function isKnown(found: string, page: FactPage): boolean {
  const isPart = (one: string): boolean => one === found || one.startsWith(`${found}.`);
  return (
    page.fences.some(({code}) => code.includes(found)) ||
    installedVersions().some(isPart) ||
    declaredVersions.some(isPart)
  );
}

/** @returns versions that come from nowhere */
export function versionFaults(page: FactPage): Failure[] {
  return page.blocks.flatMap((block) => {
    const sources = sourcesOf(page, block.section);
    return [...block.text.matchAll(version)]
      .map(([, found = '']) => found)
      .filter((found) => !isKnown(found, page) && !isSetAside(page, block, found))
      .filter((found) => !sources.some((source) => sourceHolds(source, found)))
      .map((found) => ({
        file: page.file,
        line: block.line,
        message: `${found} is no version of an installed package, of its engines or peers, and stands in no sample of this page. Say in its section where it comes from: {/* source: https://… */} or {/* source: package.json#engines of @rslib/core */}`,
      }));
  });
}
