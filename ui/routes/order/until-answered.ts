/** Milliseconds between polls: broken networks do not announce recovery. */
const REST = 3000;

/**
 * Polls this address until the shop answers, and at once on reconnect.
 * @returns stops polling
 */
export function untilAnswered(then: () => void): () => void {
  let live = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    live = false;
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
  const ask = () => {
    clearTimeout(timer);
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        if (!live) return;
        stop();
        then();
      },
      () => {
        if (live) timer = setTimeout(ask, REST);
      },
    );
  };
  window.addEventListener('online', ask);
  ask();
  return stop;
}
