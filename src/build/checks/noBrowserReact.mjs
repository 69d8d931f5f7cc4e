// @ts-check
import {inspectSource, ruleName} from './inspectSource.mjs';

/**
 * ESLint rule: what needs React in the browser is written in an island. The other components of the site are
 * rendered when it is built, and no script brings them to life in a release.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser:
        '{{what}} does nothing here: this component is HTML in a release, without React. Move what is alive to ' +
        `src/islands/<Name>/index.tsx and import it from '@site/src/islands/<Name>', or handle the event in the feature's client module. ` +
        `If the file only runs where React hydrates, say so: eslint-disable-next-line ${ruleName} -- why.`,
    },
  },
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

export default rule;
