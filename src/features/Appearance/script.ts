/**
 * Runs right after Docusaurus' own theme script, before the first paint: the specification wants the
 * class `dark` on the root element (row AP-2) beside the attribute that Docusaurus sets.
 * A constant, so that one content security policy hash serves every page.
 */
export const appearanceScript =
  "document.documentElement.classList.toggle('dark',document.documentElement.dataset.theme==='dark')";
