import type { ShopEvent } from '../../../core/contract/events';
import type { Clock } from '../../../core/ports';
import type { Subscriber } from '../ports/subscriber';

/** How long a subscriber may take for one event, in milliseconds. */
const HANDLE_MS = 30_000;

/** The shop closes: the event is neither handled nor failed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Hands an event to a subscriber.
 * @throws whatever it throws; Error after 30 seconds; Interrupted when `signal` ends the delivery
 */
export async function handOver(
  subscriber: Subscriber,
  event: ShopEvent,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<void> {
  const own = new AbortController();
  let cancel: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      own.abort(error);
      reject(error);
    };
    cancel = clock.schedule(
      () => stop(new Error(`It took longer than ${String(HANDLE_MS / 1000)} seconds`)),
      HANDLE_MS,
    );
    signal?.addEventListener('abort', () => stop(new Interrupted('The shop closes')), { signal: own.signal });
  });
  try {
    await Promise.race([subscriber.handle(event, { signal: own.signal }), ended]);
  } finally {
    cancel();
    own.abort();
  }
}
