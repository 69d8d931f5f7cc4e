/**
 * Runs a task after the next frame is on screen. A press is answered by that frame (the button's pressed
 * look) even where the task makes the browser style the whole page anew: 40 ms and more on a phone.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
