import { Socket } from 'node:net';

/** Coalesces all writes of one tick; the driver corks per statement. */
export class BatchingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
