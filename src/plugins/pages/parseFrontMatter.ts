import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Reads a page's front matter as Docusaurus does, but YAML only: what stands below `---js` would run as a program while
 * the site is built. @throws Error that says what is wrong; Docusaurus adds the page
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const language = /^\uFEFF?---(?!-)(.*)/.exec(params.fileContent)?.[1]?.trim();
  if (language && language !== 'yaml') {
    throw new Error(
      `Front matter is YAML, and begins with a line that is "---" and not "---${language}".`,
    );
  }
  return params.defaultParseFrontMatter(params);
};
