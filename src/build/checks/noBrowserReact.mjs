import {inspectSource, ruleName} from './inspectSource.mjs';

/**
 * Lint rule: what needs React in the browser is written in an island. The other components of the site are
 * rendered when it is built, and no script brings them to life in a release.
 *
 * @typedef {{loc: {line: number, column: number}, messageId: string, data: Record<string, string>}} Problem
 * @typedef {{sourceCode: {text: string}, report: (problem: Problem) => void}} Context the part of the linter's context that this rule uses
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        '{{what}} does nothing here: this component is HTML in a release, without React. Move what is alive to ' +
        `src/islands/<Name>/index.tsx and import it from '@site/src/islands/<Name>', or handle the event in the feature's client module. ` +
        `If the file only runs where React hydrates, say so: oxlint-disable-next-line ${ruleName} -- why.`,
    },
  },
  /** @param {Context} context */
  create: (context) => ({
    Program() {
      const {imports, uses} = inspectSource(context.sourceCode.text);
      const islands = imports
        .filter(({specifier}) => /(?:^|\/)islands\//.test(specifier))
        .flatMap(({names}) => names);
      for (const {what, element, line} of uses) {
        if (!element || !islands.includes(element)) {
          const data = {what: element ? `${what} on <${element}>` : what};
          context.report({loc: {line, column: 0}, messageId: 'browser', data});
        }
      }
    },
  }),
};

/** The plugin that .oxlintrc.json loads. */
export default {meta: {name: 'site'}, rules: {'no-browser-react': rule}};
