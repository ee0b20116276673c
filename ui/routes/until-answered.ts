/** Milliseconds between two questions: a network that leads nowhere says nothing when it leads somewhere again. */
const REST = 3000;

/**
 * Asks for this very address, without its page, until the shop answers: at once, when the network is back, and every few seconds.
 * @returns stops asking
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
