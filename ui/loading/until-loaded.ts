/** Milliseconds before the second try; each further one waits so much longer. */
const REST = 1000;
/** Tries without word from the network. After them only its return makes another. */
const MOST_TRIES = 5;

interface Outcome<T> {
  readonly here: (loaded: T) => void;
  /** With each try that failed, the first one included. */
  readonly failed?: () => void;
}

/**
 * Loads something that a page cannot do without, code or data: again after a while where that fails, and at once when the network is
 * back, until it is here.
 * @returns stops trying; what is still on its way is forgotten
 */
export function untilLoaded<T>(load: () => Promise<T>, { here, failed }: Outcome<T>): () => void {
  let live = true;
  let tries = 0;
  const stop = () => {
    live = false;
    window.removeEventListener('online', attempt);
  };
  const attempt = () => {
    if (!live) return;
    load().then(
      (loaded) => {
        if (!live) return;
        stop();
        here(loaded);
      },
      () => {
        if (!live) return;
        tries += 1;
        if (tries < MOST_TRIES) setTimeout(attempt, REST * tries);
        failed?.();
      },
    );
  };
  window.addEventListener('online', attempt);
  attempt();
  return stop;
}
