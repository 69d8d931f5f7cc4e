/** @jest-environment jsdom */
// cspell:ignore kuai
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';

import {Search} from '../../../../src/search/opener';
import {onRouteDidUpdate} from '../../../../src/search/opener/client';
import {closeSearch, type SearchModalProps} from '../../../../src/search/opener/session';
import {isSlashEnabled, setSlashEnabled} from '../../../../src/search/opener/shortcut';

const mockLoadModal = jest.fn();
jest.mock('../../../../src/search/opener/loadModal', () => ({
  loadModal: () => mockLoadModal() as unknown,
}));

/** Stands in for the modal: a dialog with a field that takes the focus. */
function FakeModal({draft, onClose}: SearchModalProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <div role="dialog">
      <input ref={field} aria-label="query" defaultValue={draft.value} />
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  );
}

/** jsdom draws nothing; what it has is visible. */
Element.prototype.getClientRects = function getClientRects(this: Element): DOMRectList {
  return (this.isConnected ? [{}] : []) as unknown as DOMRectList;
};

/** Presses a key where the focus is; true when the browser is left to its own use of it. */
const press = (init: KeyboardEventInit): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, init);
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
const findButton = (): HTMLElement => screen.getByRole('button', {name: 'Search'});

beforeEach(() => {
  localStorage.clear();
  mockLoadModal.mockReset().mockResolvedValue(FakeModal);
});

afterEach(() => {
  closeSearch();
});

function renderWithFields(): void {
  render(
    <>
      <Search />
      <input aria-label="field" />
      <textarea aria-label="area" />
      <select aria-label="choice" />
      <div
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        role="textbox"
        aria-label="editor"
      >
        <b>text</b>
      </div>
      <a href="#x">link</a>
    </>,
  );
}

describe('SR-1 the search button', () => {
  it('is a button whose name is Search; the key hint is seen and not heard', () => {
    render(<Search />);
    const button = findButton();
    expect(button.tagName).toBe('BUTTON');
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
    expect(button.querySelector('kbd')?.getAttribute('aria-hidden')).toBe('true');
    expect(button.querySelector('kbd')?.textContent).toBe('Ctrl K⌘ K');
  });

  it('loads the modal on first use, and not before', async () => {
    render(<Search />);
    await settled();
    expect(mockLoadModal).not.toHaveBeenCalled();
    fireEvent.pointerOver(findButton());
    expect(mockLoadModal).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('opens the modal once and gets the focus back', async () => {
    render(<Search />);
    findButton().focus();
    fireEvent.click(findButton());
    fireEvent.click(findButton());
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('close'));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(findButton());
  });

  it('says so when the modal cannot be fetched, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockLoadModal.mockRejectedValueOnce(new Error('ChunkLoadError'));
    render(<Search />);
    fireEvent.click(findButton());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    // After a release the page's own files are gone: only a newer page has search.
    expect(screen.getByText('Reload the page').getAttribute('href')).toBe('');
    fireEvent.click(findButton());
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  it('SR-7 says so, too, when the modal does not come', async () => {
    jest.useFakeTimers();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockLoadModal.mockReturnValueOnce(new Promise(() => undefined));
    render(<Search />);
    fireEvent.click(findButton());
    await jest.advanceTimersByTimeAsync(15_100);
    jest.useRealTimers();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(document.querySelector('textarea')).toBeNull();
    log.mockRestore();
  });

  it('stays closed when it is closed before the modal has come', async () => {
    let arrive = (_modal: typeof FakeModal): void => undefined;
    mockLoadModal.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Search />);
    press({key: 'k', ctrlKey: true});
    press({key: 'k', ctrlKey: true});
    arrive(FakeModal);
    await settled();
    expect(isOpen()).toBe(false);
  });
});

it('SR-1 the modal waits for a word that an input method is making', async () => {
  let arrive = (_modal: typeof FakeModal): void => undefined;
  mockLoadModal.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(<Search />);
  press({key: 'k', ctrlKey: true});
  const draft = document.activeElement as HTMLTextAreaElement;
  fireEvent.compositionStart(draft);
  draft.value = 'mo kuai';
  arrive(FakeModal);
  await settled();
  expect(isOpen()).toBe(false);
  draft.value = '模块';
  fireEvent.compositionEnd(draft);
  await waitFor(() => expect(screen.getByLabelText('query')).toHaveProperty('value', '模块'));
});

describe('SR-1 the keys of search', () => {
  it.each([
    ['Ctrl+K', {key: 'k', ctrlKey: true}],
    ['Cmd+K', {key: 'k', metaKey: true}],
    ['Ctrl+K with caps lock', {key: 'K', ctrlKey: true}],
    ['Ctrl+K on a Russian keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}],
    ['/', {key: '/'}],
  ])('%s opens, and the focus goes back to where it was', async (_name, init) => {
    renderWithFields();
    screen.getByText('link').focus();
    expect(press(init)).toBe(false);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('close'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('link')));
  });

  it.each(['field', 'area', 'choice', 'editor'])('leaves a / typed into %s alone', async (name) => {
    renderWithFields();
    screen.getByLabelText(name).focus();
    expect(press({key: '/'})).toBe(true);
    await settled();
    expect(isOpen()).toBe(false);
  });

  it('leaves a / typed inside an editor’s own elements alone', async () => {
    renderWithFields();
    expect(fireEvent.keyDown(screen.getByText('text'), {key: '/'})).toBe(true);
    await settled();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['Ctrl+/', {key: '/', ctrlKey: true}],
    ['Cmd+/', {key: '/', metaKey: true}],
    ['Alt+/', {key: '/', altKey: true}],
    ['/ of an input method', {key: '/', isComposing: true}],
    ['/ with key code 229', {key: '/', keyCode: 229}],
    ['k', {key: 'k'}],
    ['Ctrl+T on another Latin keyboard', {key: 't', code: 'KeyK', ctrlKey: true}],
    ['Ctrl+Shift+K', {key: 'K', ctrlKey: true, shiftKey: true}],
    ['a held key', {key: '/', repeat: true}],
  ])('leaves %s alone', async (_name, init) => {
    renderWithFields();
    expect(press(init)).toBe(true);
    await settled();
    expect(isOpen()).toBe(false);
  });

  it('Ctrl+K works from inside a field, and closes what it opened', async () => {
    renderWithFields();
    screen.getByLabelText('field').focus();
    press({key: 'k', ctrlKey: true});
    await screen.findByRole('dialog');
    press({key: 'k', ctrlKey: true});
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('field'));
  });

  it('the / key can be switched off and on (WCAG 2.1.4)', async () => {
    renderWithFields();
    setSlashEnabled(false);
    expect(press({key: '/'})).toBe(true);
    await settled();
    expect(isOpen()).toBe(false);
    setSlashEnabled(true);
    expect(isSlashEnabled()).toBe(true);
    expect(press({key: '/'})).toBe(false);
    await screen.findByRole('dialog');
  });

  it('NV-8 no key acts on a page without search', () => {
    render(<p>no search</p>);
    expect(press({key: '/'})).toBe(true);
    expect(press({key: 'k', ctrlKey: true})).toBe(true);
  });
});

describe('the key hint', () => {
  it('is marked as Apple’s on Apple’s keyboards', () => {
    onRouteDidUpdate();
    expect(document.documentElement.dataset.platform).toBeUndefined();
    const platform = jest.spyOn(window.navigator, 'platform', 'get').mockReturnValue('MacIntel');
    onRouteDidUpdate();
    expect(document.documentElement.dataset.platform).toBe('apple');
    platform.mockRestore();
  });
});
