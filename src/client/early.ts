/** A script that takes longer counts as missing, in ms. */
const timeoutMs = 15_000;

/**
 * Loads the page's script, which the root element names, after the page itself, so that it does not compete with
 * rendering. `npm start` names none.
 *
 * @param onFailure called if the script fails to load, or does not run to its end
 */
export function loadScript(onFailure: () => void): void {
  const {dataset} = document.documentElement;
  if (dataset.script) {
    const script = document.createElement('script');
    const check = (): void => {
      if (dataset.ready === undefined) {
        onFailure();
      }
    };
    script.src = dataset.script;
    script.onerror = check;
    // The response may be empty, or the sign-in page of a network.
    script.onload = check;
    setTimeout(check, timeoutMs);
    document.head.append(script);
  }
}
