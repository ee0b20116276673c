import type { Clock } from '../../../core/ports';

/** The shop closes: what was under way is neither done nor failed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

interface Limits {
  readonly clock: Clock;
  /** Milliseconds that it may take. */
  readonly ms: number;
  /** Ends it early. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Waits for work of somebody else's, though not for ever; its signal says that nobody waits any more.
 * @returns what it gives @throws whatever it throws; Error after the time; Interrupted when `signal` ends it
 */
export async function withinTime<T>(
  { clock, ms, signal }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) throw new Interrupted('The shop closes');
  const own = new AbortController();
  let cancel: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      own.abort(error);
      reject(error);
    };
    cancel = clock.schedule(() => stop(new Error(`It took longer than ${String(Math.round(ms / 1000))} seconds`)), ms);
    signal?.addEventListener('abort', () => stop(new Interrupted('The shop closes')), { signal: own.signal });
  });
  try {
    return await Promise.race([work(own.signal), ended]);
  } finally {
    cancel();
    own.abort();
  }
}
