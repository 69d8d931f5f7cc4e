/**
 * Runs a task after the next frame is painted, so that a button looks pressed at once even if the task takes long: styling
 * the whole page again takes 40 ms on a phone.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
