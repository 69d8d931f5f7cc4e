/**
 * Runs a task after the next frame is on screen. A press is answered by that frame (the button's pressed
 * look) even where the task itself makes the browser style the whole page anew, as a change of theme or
 * a modal dialog does: 40 ms and more on a phone.
 *
 * @param task runs once, a frame later; not before a hidden page is shown again
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
