import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { Server as Plain } from 'node:net';
import type { Server } from 'node:http';

/** So long no request may have come before the port is closed: one that is on its way would be reset. Busy proxies look for readiness late. */
const QUIET_MS = 1000;
/** How often it is looked whether it is quiet. */
const LOOK_MS = 100;
/** Longer than this nobody is waited for: a proxy that still sends here does not look whether the shop is ready. */
const MOST_COMING_MS = 5000;
/** A connection that was kept may bring a request at any moment; after this time without one it is closed. */
const KEPT_MS = 1000;
/** What has not come to an end by then is cut off. */
const MOST_CLOSING_MS = 10_000;

/** Servers that are asked to close without turning anybody away. */
export class Drain {
  #isOver = false;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** Whether the shop is about to close: it is not ready for more, and keeps no connection. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Somebody has come. */
  readonly came = (): void => {
    this.#lastAt = performance.now();
  };

  /**
   * Waits until nobody comes any more, and for the shortest wait at least; then takes no further connections, finishes what is under way and lets go of the rest.
   * @param shortestMs so long calls are taken however quiet it is: a proxy that asks /readyz now and then has asked by then
   */
  async close(servers: readonly Server[], shortestMs = 0): Promise<void> {
    this.#isOver = true;
    const begun = performance.now();
    await pause(shortestMs);
    do {
      await pause(LOOK_MS);
      // On a busy machine what has come waits to be read: a quiet time that the process slept through is none.
      await soon();
    } while (performance.now() - this.#lastAt < QUIET_MS && performance.now() - begun < shortestMs + MOST_COMING_MS);
    await Promise.all(servers.map(end));
  }
}

async function end(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    // That of HTTP closes what is kept at once, although a request may be on its way.
    Plain.prototype.close.call(server, () => resolve());
  });
  // After what waits to be read: a connection that has brought a request is idle no more.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), KEPT_MS);
  const late = setTimeout(() => server.closeAllConnections(), MOST_CLOSING_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(late);
}
