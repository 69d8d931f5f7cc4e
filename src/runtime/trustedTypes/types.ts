/** What of Trusted Types this site uses; the DOM's types do not have them yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string) => string;
      createScriptURL?: (address: string) => string | null;
    },
  ) => {createHTML: (html: string) => string};
}

declare global {
  interface Window {
    /** Undefined in browsers without them. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The policies that pages may create, by what they let through. `build/output/policy` names them to the browser. */
export const trustedTypePolicies = {scripts: 'default', html: 'site-pages'} as const;
