// @ts-check
import {browserNames, isHandler, ruleName} from '../browserNames.mjs';

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
  create(context) {
    /** @type {Set<string>} */
    const islands = new Set();

    return {
      ImportDeclaration({source, specifiers}) {
        if (/(?:^|\/)islands\//.test(String(source.value))) {
          specifiers.forEach(({local}) => islands.add(local.name));
        }
      },
      CallExpression(node) {
        const {callee} = node;
        const called = callee.type === 'MemberExpression' ? callee.property : callee;
        if (called.type === 'Identifier' && browserNames.includes(called.name)) {
          context.report({node, messageId: 'browser', data: {what: called.name}});
        }
      },
      JSXOpeningElement(/** @type {any} */ node) {
        const element = context.sourceCode.getText(node.name);
        if (browserNames.includes(element)) {
          context.report({node, messageId: 'browser', data: {what: `<${element}>`}});
        }
        for (const attribute of node.attributes) {
          const name = attribute.name && context.sourceCode.getText(attribute.name);
          if (name && isHandler(name, element) && !islands.has(element)) {
            context.report({
              node: attribute,
              messageId: 'browser',
              data: {what: `${name} on <${element}>`},
            });
          }
        }
      },
    };
  },
};

export default rule;
