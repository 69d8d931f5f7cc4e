import {placeOf} from '../config/contentFolders.mjs';

/** Path of a source file, as Docusaurus writes it, inside the content folder that holds it, of any language and version. */
export function contentPath(source: string): string {
  return placeOf(source.replace(/^@site\//, ''))?.name ?? source;
}
