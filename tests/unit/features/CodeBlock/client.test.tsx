/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import '@testing-library/jest-dom';
import {act, fireEvent, screen} from '@testing-library/react';

import '../../../../src/features/CodeBlock/client';
import CodeBlock from '../../../../src/features/CodeBlock';
import {copyTexts} from '../../../../src/features/CopyButton';
import {highlightToHtml} from '../../../../src/build/markdown/codeBlock/highlight';
import {takeMarks} from '../../../../src/build/markdown/codeBlock/markedLines';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const source = 'const a = 1 < 2;\n\nexport {a};';
const writeText = jest.fn<Promise<void>, [string]>();
const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);

/** The part of the layout that says what all its buttons say. */
function Page({children}: {readonly children: ReactNode}): ReactNode {
  return <main {...copyTexts()}>{children}</main>;
}

function block(props: Partial<Parameters<typeof CodeBlock>[0]> = {}) {
  const html = highlightToHtml(takeMarks(source, [1]), 'ts', false);
  return (
    <Page>
      <CodeBlock language="ts" html={html} {...props} />
    </Page>
  );
}

const copyButton = (name = names.en.copyCode): HTMLElement => screen.getByRole('button', {name});
const wrapButton = (): HTMLElement => screen.getByRole('button', {name: 'Toggle word wrap'});

/** Presses a button and lets the clipboard answer. */
async function press(button: HTMLElement): Promise<void> {
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
});

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  prompt.mockClear();
});

afterEach(async () => {
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
});

describe('code blocks', () => {
  it('PC-5 copies the sample as it was written, marked lines included', async () => {
    renderSite(block());
    await press(copyButton());

    expect(writeText.mock.calls).toEqual([[source]]);
  });

  // Bug: see "keeps the text when the last line is wrapped" in the tests of highlightToHtml.
  it('PC-5 copies a sample with line numbers without a line feed at its end', async () => {
    renderSite(
      block({html: highlightToHtml(takeMarks(source, []), 'ts', true), lineNumbers: true}),
    );
    await press(copyButton());

    expect(writeText.mock.calls).toEqual([[source]]);
  });

  it('PC-5 shows and names the copied state for 2 s', async () => {
    renderSite(block());
    const button = copyButton();
    await press(button);
    expect(button).toHaveAccessibleName('Copied');
    expect(button).toHaveAttribute('data-copied');

    jest.advanceTimersByTime(1999);
    expect(button).toHaveAccessibleName('Copied');

    jest.advanceTimersByTime(1);
    expect(button).toHaveAccessibleName(names.en.copyCode);
    expect(button).not.toHaveAttribute('data-copied');
  });

  it('PC-5 keeps the label when the button is pressed again in the copied state', async () => {
    renderSite(block());
    const button = copyButton();
    await press(button);
    jest.advanceTimersByTime(1000);
    await press(button);
    expect(writeText).toHaveBeenCalledTimes(2);

    jest.advanceTimersByTime(5000);
    expect(button).toHaveAccessibleName(names.en.copyCode);
  });

  it('says in a live region that the text was copied, each time', async () => {
    renderSite(block());
    await press(copyButton());
    const region = screen.getByRole('status');
    jest.advanceTimersByTime(100);
    expect(region).toHaveTextContent('Copied');

    jest.advanceTimersByTime(2000);
    await press(copyButton());
    expect(region).toBeEmptyDOMElement();
    jest.advanceTimersByTime(100);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Copied');
  });

  it.each([
    ['MacIntel', 'en', 'Copy to clipboard: Cmd+C, Enter'],
    ['Linux x86_64', 'en', 'Copy to clipboard: Ctrl+C, Enter'],
    ['Win32', 'zh', '复制到剪贴板：Ctrl+C，回车'],
  ] as const)(
    'PC-12 prompts on %s in %s when the clipboard is denied',
    async (platform, locale, text) => {
      Object.defineProperty(navigator, 'platform', {value: platform, configurable: true});
      writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
      renderSite(block(), {locale});
      const button = screen.getAllByRole('button').at(-1) ?? document.body;
      const name = button.getAttribute('aria-label');
      await press(button);

      expect(prompt.mock.calls).toEqual([[text, source]]);
      expect(button).toHaveAttribute('aria-label', name);
      expect(button).not.toHaveAttribute('data-copied');
    },
  );

  it('PC-5 wraps and unwraps long lines', () => {
    const {container} = renderSite(block());
    const figure = container.querySelector('figure');
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    expect(figure).not.toHaveAttribute('data-wrap');

    fireEvent.click(wrapButton());
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
    expect(figure).toHaveAttribute('data-wrap');

    fireEvent.click(wrapButton());
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    expect(figure).not.toHaveAttribute('data-wrap');
  });

  it('PC-5 unwraps a block that starts wrapped', () => {
    const {container} = renderSite(block({wrap: true}));
    fireEvent.click(wrapButton());

    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    expect(container.querySelector('figure')).not.toHaveAttribute('data-wrap');
  });

  it('answers a press on the icon inside a button, for its own block only', async () => {
    renderSite(
      <>
        {block()}
        {block({html: 'second'})}
      </>,
    );
    const [, second] = screen.getAllByRole('button', {name: names.en.copyCode});
    await press((second?.querySelector('path') ?? document.body) as unknown as HTMLElement);

    expect(writeText.mock.calls).toEqual([['second']]);
    expect(copyButton()).toBeInTheDocument();
    expect(copyButton('Copied')).toBe(second);
  });

  it('leaves other buttons, and its own outside a block, alone', async () => {
    renderSite(
      <>
        <button type="button">Other</button>
        <button type="button" data-code-action="copy">
          Lost
        </button>
      </>,
    );
    await press(screen.getByRole('button', {name: 'Other'}));
    await press(screen.getByRole('button', {name: 'Lost'}));

    expect(writeText).not.toHaveBeenCalled();
  });
});
