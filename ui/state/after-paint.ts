/**
 * Runs after the next paint: scrolling in the frame of a growth counts as layout shift.
 * @returns cancels
 */
export function afterPaint(window: Window, run: () => void): () => void {
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(run);
  });
  return () => window.cancelAnimationFrame(frame);
}
