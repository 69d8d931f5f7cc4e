/** @jest-environment jsdom */
import {copyText} from '../../../src/lib/clipboard';

const promptText = 'Copy to clipboard: {shortcut}, Enter';
const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && {writeText},
    configurable: true,
  });
}

function setPlatform(platform: string): void {
  Object.defineProperty(navigator, 'platform', {value: platform, configurable: true});
}

beforeEach(() => prompt.mockClear());

describe('copyText', () => {
  it('writes the text and asks nothing', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    setClipboard(writeText);

    await expect(copyText('a\nb', promptText)).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('a\nb');
    expect(prompt).not.toHaveBeenCalled();
  });

  it.each([
    ['MacIntel', 'Copy to clipboard: Cmd+C, Enter'],
    ['iPad', 'Copy to clipboard: Cmd+C, Enter'],
    ['Win32', 'Copy to clipboard: Ctrl+C, Enter'],
  ])(
    'PC-12 offers the text in a prompt on %s when the clipboard is denied',
    async (platform, text) => {
      setClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
      setPlatform(platform);

      await expect(copyText('code', promptText)).resolves.toBe(false);
      expect(prompt.mock.calls).toEqual([[text, 'code']]);
    },
  );

  it('PC-12 prompts where there is no clipboard at all', async () => {
    setClipboard(undefined);
    setPlatform('Linux x86_64');

    await expect(copyText('code', promptText)).resolves.toBe(false);
    expect(prompt.mock.calls).toEqual([['Copy to clipboard: Ctrl+C, Enter', 'code']]);
  });
});
