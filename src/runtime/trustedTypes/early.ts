import {trustedTypePolicies} from './types';

/**
 * Lets scripts and workers be loaded from the site's own addresses only. The policy with the name `default` is asked for
 * each address that code has written as a string: the bundler's, ours and that of libraries.
 */
export function trustOwnScripts(): void {
  try {
    window.trustedTypes?.createPolicy(trustedTypePolicies.scripts, {
      createScriptURL: (address) =>
        new URL(address, document.baseURI).origin === location.origin ? address : null,
    });
  } catch (error) {
    // An extension of the reader's browser has made its own before: there can be one, which decides then.
    console.warn(error);
  }
}
