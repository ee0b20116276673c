/** Milliseconds before the first retry; the delay grows linearly. */
const REST = 1000;
/** Maximum tries; after them only reconnecting retries. */
const MAX_TRIES = 5;

interface Outcome<T> {
  readonly here: (loaded: T) => void;
  readonly failed?: () => void;
}

/**
 * Retries a required load with backoff, and at once on reconnect.
 * @returns cancels
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
        if (tries < MAX_TRIES) setTimeout(attempt, REST * tries);
        failed?.();
      },
    );
  };
  window.addEventListener('online', attempt);
  attempt();
  return stop;
}
