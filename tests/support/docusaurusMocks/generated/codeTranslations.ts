/** The strings of the language that a test renders; `renderSite` fills it. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
