/*
 * Stands in for the native @ast-grep/napi. rsbuild-plugin-dts asks it for one thing: where the module names lie in the
 * text of a declaration file.
 */
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const name =
  /(?:\bfrom|\bimport|\b(?:import|require)\s*\()\s*(?<quote>['"])(?<name>[^'"\n]+)\k<quote>/;
const pattern = new RegExp(`${comment.source}|${name.source}`, 'g');

export async function parseAsync(_language, text) {
  const matches = [...text.matchAll(pattern)].filter(({groups}) => groups.name);
  const nodes = matches.map((match) => {
    const start = match.index + match[0].lastIndexOf(match.groups.name);
    const end = start + match.groups.name.length;
    return {
      text: () => match.groups.name,
      range: () => ({start: {index: start}, end: {index: end}}),
    };
  });
  return {root: () => ({findAll: () => nodes.map((node) => ({getMatch: () => node}))})};
}
