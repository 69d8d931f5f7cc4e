import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Files that are copied as they are, and in whose place the build writes its own: nobody would see that they are gone.
 *
 * @param made paths from the folder of the language, or of the whole site
 * @param folders of such files, from the root of the site
 */
export function shadowedFiles(
  made: readonly string[],
  siteDir: string,
  folders: readonly string[],
): string[] {
  return folders.flatMap((folder) =>
    made
      .filter((file) => existsSync(path.resolve(siteDir, folder, file)))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
}
