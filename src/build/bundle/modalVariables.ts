/** The part of PostCSS that is used; it comes with Docusaurus. */
interface Stylesheet {
  walkRules: (visit: (rule: {selector: string}) => void) => void;
}

const modal = '.DocSearch-Container';

/** Where DocSearch 3.9 sets its variables, and where they are set instead. As weak as before. */
const scopes: Readonly<Record<string, string>> = {
  ':root': modal,
  'html[data-theme=dark]': `:where(html[data-theme='dark']) ${modal}`,
};

/**
 * Keeps the variables of the search modal to the modal. As published, they are the root element's: each
 * element of the page inherits them, and is styled anew when the modal's styles arrive.
 */
export const modalVariables = {
  postcssPlugin: 'modal-variables',
  Once(root: Stylesheet, {result}: {result: {opts: {from?: string}}}): void {
    if (/[\\/]@docsearch[\\/]css[\\/]/.test(result.opts.from ?? '')) {
      root.walkRules((rule) => {
        rule.selector = scopes[rule.selector] ?? rule.selector;
      });
    }
  },
};
