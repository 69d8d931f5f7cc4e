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
    // A browser extension has created the policy first. There can only be one, and that one decides.
    console.warn(error);
  }
}
