import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { Server as Plain } from 'node:net';
import type { Server } from 'node:http';

/** Required quiet time before the port closes, or requests in transit would be reset. */
const QUIET_MS = 1000;
const LOOK_MS = 100;
const MAX_COMING_MS = 5000;
const KEPT_MS = 1000;
/** Then remaining connections are cut. */
const MAX_CLOSING_MS = 10_000;

export class Drain {
  #isOver = false;
  #lastAt = Number.NEGATIVE_INFINITY;

  get isOver(): boolean {
    return this.#isOver;
  }

  readonly came = (): void => {
    this.#lastAt = performance.now();
  };

  /**
   * Waits for quiet, stops listening and finishes pending requests.
   * @param shortestMs min wait, so that a proxy can poll /readyz
   */
  async close(servers: readonly Server[], shortestMs = 0): Promise<void> {
    this.#isOver = true;
    const begun = performance.now();
    await pause(shortestMs);
    do {
      await pause(LOOK_MS);
      // Do not count time in which the event loop was blocked.
      await soon();
    } while (performance.now() - this.#lastAt < QUIET_MS && performance.now() - begun < shortestMs + MAX_COMING_MS);
    await Promise.all(servers.map(end));
  }
}

async function end(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    // http.Server's close drops idle connections, which may carry a request.
    Plain.prototype.close.call(server, () => resolve());
  });
  // setImmediate: connections with a pending request are not idle.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), KEPT_MS);
  const late = setTimeout(() => server.closeAllConnections(), MAX_CLOSING_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(late);
}
