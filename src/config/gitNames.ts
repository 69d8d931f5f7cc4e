/**
 * Makes git print the names of files unescaped. By default, it prints bytes outside of ASCII as `\344\275`, which
 * Docusaurus does not decode, so such pages would have no date.
 */
export function printUnquotedNames(): void {
  process.env.GIT_CONFIG_COUNT ??= '1';
  process.env.GIT_CONFIG_KEY_0 ??= 'core.quotePath';
  process.env.GIT_CONFIG_VALUE_0 ??= 'false';
}
