/** Content folders, as Docusaurus writes the path of a source file. */
const contentFolder =
  /^@site\/(?:i18n\/[^/]+\/docusaurus-plugin-content-\w+\/(?:current\/|version-[^/]+\/)?|docs\/|blog\/|versioned_docs\/version-[^/]+\/)/;

/** Path of a source file inside the content folder that holds it, of any language and version. */
export function contentPath(source: string): string {
  return source.replace(contentFolder, '');
}
