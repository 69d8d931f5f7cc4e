/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useEffect, useRef, type ReactNode} from 'react';

import {Search} from '../../../../src/components/Search';
import {openSearch} from '../../../../src/components/Search/openSearch';
import type {SearchModalProps} from '../../../../src/components/Search/loadModal';

const mockStored = new Map<string, string>();
const mockLoadModal = jest.fn();

jest.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    createStorageSlot: (key: string) => ({get: () => mockStored.get(key) ?? null}),
    useStorageSlot: () => [null, {}],
  }),
  {virtual: true},
);
jest.mock('../../../../src/components/Search/loadModal', () => ({
  loadModal: () => mockLoadModal() as unknown,
}));

function FakeModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div role="dialog" aria-label="Search">
      <input ref={input} defaultValue={initialQuery} aria-label="query" />
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  );
}

/** Presses a key where the focus is; true when the browser is left to its own use of it. */
const press = (init: KeyboardEventInit): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, init);
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const settled = (): Promise<void> => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

beforeEach(() => {
  mockStored.clear();
  mockLoadModal.mockReset().mockResolvedValue(FakeModal);
  document.documentElement.removeAttribute('data-search-requested');
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
    const button = screen.getByRole('button', {name: 'Search'});
    expect(button.tagName).toBe('BUTTON');
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
    expect(button.querySelector('kbd')?.textContent).toBe('Ctrl K');
    expect(button.querySelector('kbd')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('loads the modal on first use, and not before', async () => {
    render(<Search />);
    await settled();
    expect(mockLoadModal).not.toHaveBeenCalled();
    fireEvent.mouseEnter(screen.getByRole('button', {name: 'Search'}));
    expect(mockLoadModal).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('opens the modal and gets the focus back', async () => {
    render(<Search />);
    const button = screen.getByRole('button', {name: 'Search'});
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('close'));
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('says so when the modal cannot be fetched, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockLoadModal.mockRejectedValueOnce(new Error('ChunkLoadError'));
    render(<Search />);
    fireEvent.click(screen.getByRole('button', {name: 'Search'}));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    fireEvent.click(screen.getByRole('button', {name: 'Search'}));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});

describe('SR-1 the keys of search', () => {
  it.each([
    ['Ctrl+K', {key: 'k', ctrlKey: true}],
    ['Cmd+K', {key: 'k', metaKey: true}],
    ['Ctrl+K with caps lock', {key: 'K', ctrlKey: true}],
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
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('field')));
  });

  it('the / key can be switched off (WCAG 2.1.4)', async () => {
    mockStored.set('site.search.slash', 'off');
    renderWithFields();
    expect(press({key: '/'})).toBe(true);
    await settled();
    expect(isOpen()).toBe(false);
  });

  it('no key acts once the button is gone', () => {
    const {unmount} = render(<Search />);
    unmount();
    expect(press({key: '/'})).toBe(true);
  });
});

describe('openSearch', () => {
  it('opens the modal from outside React, with a query', async () => {
    render(<Search />);
    act(() => openSearch('dts'));
    expect((await screen.findByLabelText<HTMLInputElement>('query')).value).toBe('dts');
  });

  it('waits for a page that has not come to life', async () => {
    document.documentElement.dataset.searchRequested = '';
    render(<Search />);
    await screen.findByRole('dialog');
    expect(document.documentElement.dataset.searchRequested).toBeUndefined();
  });
});
