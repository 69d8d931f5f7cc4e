import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Values in a page's front matter. Aliases of aliases make a billion of a few lines, and one that holds itself has no end.
 */
const mostValues = 10_000;

function hasTooMany(frontMatter: unknown): boolean {
  const left = [frontMatter];
  for (let seen = 0; seen <= mostValues; seen += 1) {
    const value = left.pop();
    if (typeof value === 'object' && value !== null) {
      left.push(...(Object.values(value) as unknown[]));
    }
  }
  return left.length > 0;
}

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
  const parsed = await params.defaultParseFrontMatter(params);
  if (hasTooMany(parsed.frontMatter)) {
    throw new Error(
      `The front matter has more than ${mostValues} values. An alias (*name) may repeat or hold itself.`,
    );
  }
  return parsed;
};
