/** True on Apple's desktop and mobile systems, whose copy shortcut is Cmd+C. */
export function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

/**
 * Copies a text. When the clipboard is denied, a prompt offers the text for copying by hand (row PC-12).
 *
 * @param text what to copy
 * @param promptText the prompt, with `{shortcut}` where the system's shortcut goes
 * @returns whether the text went to the clipboard by itself
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shortcut = isApple(navigator.platform) ? 'Cmd+C' : 'Ctrl+C';
    window.prompt(promptText.replace('{shortcut}', shortcut), text);
    return false;
  }
}
