/**
 * Have git print the names of files as they are. It writes bytes outside of ASCII as `\344\275`, and Docusaurus, which
 * does not read that, would know no date of such pages.
 */
export function printUnquotedNames(): void {
  process.env.GIT_CONFIG_COUNT ??= '1';
  process.env.GIT_CONFIG_KEY_0 ??= 'core.quotePath';
  process.env.GIT_CONFIG_VALUE_0 ??= 'false';
}
