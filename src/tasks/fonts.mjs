// @ts-check
import {spawnSync} from 'node:child_process';

/** Families that pictures of pages are taken with, and the Debian packages they come in. */
export const fontPackages = /** @type {const} */ ({
  'DejaVu Sans': 'fonts-dejavu-core',
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
});

/**
 * @returns {(keyof typeof fontPackages)[]} those of the families above that fontconfig does not list, and
 *   all of them where there is no fontconfig
 */
export function missingFonts() {
  const {stdout} = spawnSync('fc-list', [':', 'family'], {encoding: 'utf8'});
  const listed = new Set((stdout ?? '').split(/[\n,]/).map((name) => name.trim()));
  return /** @type {(keyof typeof fontPackages)[]} */ (Object.keys(fontPackages)).filter(
    (family) => !listed.has(family),
  );
}
