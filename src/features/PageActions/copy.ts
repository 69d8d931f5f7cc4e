/*
 * Copies a page, or its address. Loaded when the reader turns to a button that does.
 */
import {clipboardPatience, copyText} from '../../lib/clipboard';
import {isOffline} from '../../lib/offline';
import {within} from '../../lib/within';

/** How long a copy may take to come, in milliseconds. */
const patienceMs = 10_000;

async function fetchText(path: string): Promise<string> {
  if (isOffline()) {
    return (await import('../../lib/offlineText')).readOfflineText(path);
  }
  const response = await fetch(path, {signal: AbortSignal.timeout(patienceMs)});
  const text = await response.text();
  // Every copy begins with its title; the page of a network that wants a sign-in does not.
  if (!response.ok || !text.startsWith('#')) {
    throw new Error(`${path} answered ${response.status}`);
  }
  return text;
}

/**
 * Does as `copyText` with a text that is still on its way. Safari writes only within the click itself, so it
 * gets the promise; the others write when the text is there.
 */
async function copyComing(text: Promise<string>, promptText: string): Promise<boolean> {
  if (navigator.vendor.startsWith('Apple')) {
    try {
      const blob = text.then((each) => new Blob([each], {type: 'text/plain'}));
      await within(
        navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]),
        clipboardPatience,
      );
      return true;
    } catch {
      // The prompt below is for this, too.
    }
  }
  return copyText(await text, promptText);
}

/**
 * Copies what a button names: the Markdown of the page at an address, or a text.
 *
 * @param names the button's `data-…`
 * @returns whether the text went to the clipboard by itself
 * @throws Error when the page's Markdown does not come
 */
export function copyFrom({
  copyPage,
  copyText: own = '',
  prompt = '',
}: DOMStringMap): Promise<boolean> {
  return copyComing(copyPage === undefined ? Promise.resolve(own) : fetchText(copyPage), prompt);
}
