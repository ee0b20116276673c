/**
 * Runs something when what was just laid out has been painted. A view that is moved in the same frame in which the page grows is a
 * layout shift for the browser, though nobody sees one.
 * @returns calls it off
 */
export function afterPaint(window: Window, run: () => void): () => void {
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(run);
  });
  return () => window.cancelAnimationFrame(frame);
}
