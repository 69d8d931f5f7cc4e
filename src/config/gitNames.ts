/** Makes git print the names of files as they are. Docusaurus does not decode `\344\275`: such pages had no date. */
export function printUnquotedNames(): void {
  process.env.GIT_CONFIG_COUNT ??= '1';
  process.env.GIT_CONFIG_KEY_0 ??= 'core.quotePath';
  process.env.GIT_CONFIG_VALUE_0 ??= 'false';
}
