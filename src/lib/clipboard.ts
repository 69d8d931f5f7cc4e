import {within} from './within';

/** How long a clipboard may take, which may ask the reader first, in milliseconds. */
const patience = 5000;

/** True on Apple's desktop and mobile systems, whose copy shortcut is Cmd+C. */
export function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

/**
 * Copies a text. When the clipboard is denied, a prompt offers the text for copying by hand.
 *
 * @param text what to copy
 * @param promptText the prompt, with `{shortcut}` where the system's shortcut goes
 * @returns whether the text went to the clipboard by itself
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await within(navigator.clipboard.writeText(text), patience);
    return true;
  } catch {
    const shortcut = isApple(navigator.platform) ? 'Cmd+C' : 'Ctrl+C';
    window.prompt(promptText.replace('{shortcut}', shortcut), text);
    return false;
  }
}

/**
 * Copies a text that is still on its way. Safari writes only within the click itself, so it gets the
 * promise; the others write when the text is there.
 *
 * @param promptText as for `copyText`
 * @returns whether the text went to the clipboard by itself
 * @throws what the promise is rejected with
 */
export async function copyComing(text: Promise<string>, promptText: string): Promise<boolean> {
  if (navigator.vendor.startsWith('Apple')) {
    try {
      const blob = text.then((each) => new Blob([each], {type: 'text/plain'}));
      await within(navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]), patience);
      return true;
    } catch {
      // The prompt below is for this, too.
    }
  }
  return copyText(await text, promptText);
}
