/*
 * The root element of a page in the offline copy names the copy's folder, relative to the page:
 * `data-offline="../../"`. A page from disk may not fetch files, but may load scripts: there is one beside each text
 * that a page fetches.
 */

/** Stands for the copy's folder in the texts of the copy. */
const folderMark = 'offline:';

/** How long a text may take, in ms. */
const patienceMs = 8000;

/** Reads a text of the offline copy, named relative to the page, with absolute paths to the pages in it. */
export function readOfflineText(file: string): Promise<string> {
  const {offline = ''} = document.documentElement.dataset;
  const folder = new URL(offline, document.baseURI).pathname;
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    const refuse = (): void => fail(new Error(`${file} is missing in the offline copy.`));
    // The script tells its own element what it holds.
    script.addEventListener('offline-text', (event) => {
      done((event as CustomEvent<string>).detail.replaceAll(folderMark, folder));
    });
    script.addEventListener('error', refuse);
    setTimeout(refuse, patienceMs);
    script.src = `${file}.js`;
    document.head.append(script);
    script.addEventListener('load', () => script.remove());
  });
}
