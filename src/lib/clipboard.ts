import {within} from './within';

/** How long a clipboard may take, which may ask the reader first, in milliseconds. */
const patience = 5000;

/** Copies a text, or offers it in a prompt, with the system's keys for `{shortcut}`. @returns whether it was copied */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await within(navigator.clipboard.writeText(text), patience);
    return true;
  } catch {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
    window.prompt(promptText.replace('{shortcut}', isApple ? 'Cmd+C' : 'Ctrl+C'), text);
    return false;
  }
}

/**
 * Does as `copyText` with a text that is still on its way. Safari writes only within the click itself, so it
 * gets the promise; the others write when the text is there.
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
