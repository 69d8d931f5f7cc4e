import {within} from './within';

/** How long a clipboard may take, which may ask the reader first, in milliseconds. */
export const clipboardPatience = 5000;

/**
 * Copies a text. When the clipboard is denied, a prompt offers the text for copying by hand.
 *
 * @param promptText the prompt, with `{shortcut}` where the system's shortcut goes
 * @returns whether the text went to the clipboard by itself
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await within(navigator.clipboard.writeText(text), clipboardPatience);
    return true;
  } catch {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
    window.prompt(promptText.replace('{shortcut}', isApple ? 'Cmd+C' : 'Ctrl+C'), text);
    return false;
  }
}
