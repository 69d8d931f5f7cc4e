/** @jest-environment jsdom */
import {readSearchShortcut, setSlashEnabled} from '../../../../src/search/opener/shortcut';

/** Returns the shortcut that a key press on the focused element triggers. */
function press(init: KeyboardEventInit, target: Element = document.body) {
  let shortcut: ReturnType<typeof readSearchShortcut> = null;
  const listen = (event: KeyboardEvent) => (shortcut = readSearchShortcut(event));
  window.addEventListener('keydown', listen, {once: true});
  target.dispatchEvent(
    new KeyboardEvent('keydown', {...init, bubbles: true, composed: true, cancelable: true}),
  );
  return shortcut;
}

function create(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-focus]') ?? document.body;
}

test.each([
  ['Ctrl+K', {key: 'k', ctrlKey: true}, 'toggle'],
  ['Cmd+K', {key: 'k', metaKey: true}, 'toggle'],
  ['Ctrl+K with caps lock', {key: 'K', ctrlKey: true}, 'toggle'],
  ['Ctrl+K on a Russian keyboard', {key: 'л', code: 'KeyK', ctrlKey: true}, 'toggle'],
  ['/', {key: '/'}, 'open'],
  ['/ with Shift', {key: '/', shiftKey: true}, 'open'],
  ['Ctrl+/', {key: '/', ctrlKey: true}, null],
  ['Alt+/', {key: '/', altKey: true}, null],
  ['/ of an input method', {key: '/', isComposing: true}, null],
  ['/ with key code 229', {key: '/', keyCode: 229}, null],
  ['k', {key: 'k'}, null],
  ['Ctrl+T on a Latin keyboard where K is', {key: 't', code: 'KeyK', ctrlKey: true}, null],
  ['Ctrl+Shift+K', {key: 'K', ctrlKey: true, shiftKey: true}, null],
  ['a held key', {key: '/', repeat: true}, null],
])('SR-1 %s', (_name, init, shortcut) => expect(press(init)).toBe(shortcut));

test.each([
  '<input data-focus>',
  '<textarea data-focus></textarea>',
  '<select data-focus></select>',
  '<div contenteditable><b data-focus>text</b></div>',
])('SR-1 a slash typed into a field stays a slash: %s', (html) => {
  const field = create(html);
  expect(press({key: '/'}, field)).toBeNull();
  expect(press({key: 'k', ctrlKey: true}, field)).toBe('toggle');
});

test('SR-1 the slash can be switched off and on (WCAG 2.1.4)', () => {
  setSlashEnabled(false);
  expect(press({key: '/'})).toBeNull();
  setSlashEnabled(true);
  expect(press({key: '/'})).toBe('open');
});
