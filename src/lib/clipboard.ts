/** Copies a text, or offers it in a prompt, with the system's keys for `{shortcut}`. @returns whether it was copied */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
    window.prompt(promptText.replace('{shortcut}', isApple ? 'Cmd+C' : 'Ctrl+C'), text);
    return false;
  }
}

/** Copies a text that is still loading. Safari only writes within the click itself, so it gets the promise. */
export async function copyWhenLoaded(text: Promise<string>, promptText: string): Promise<boolean> {
  if (navigator.vendor.startsWith('Apple')) {
    try {
      const blob = text.then((each) => new Blob([each], {type: 'text/plain'}));
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return true;
    } catch {
      // The prompt below covers this failure, too.
    }
  }
  return copyText(await text, promptText);
}
