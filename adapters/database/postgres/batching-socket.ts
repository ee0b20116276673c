import { Socket } from 'node:net';

/**
 * A socket on which everything that is written before the program waits again leaves in one piece. The driver corks it around each statement by
 * itself: a unit's first three would be three calls of the system, here and in the server.
 */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
