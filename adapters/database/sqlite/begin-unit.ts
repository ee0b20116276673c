import { performance } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds for which SQLite itself waits for a lock: nothing else of the process runs meanwhile. */
export const LOCK_WAIT_MS = 50;
/** Milliseconds after which a unit is given up that other processes let no turn: less than clients wait for an answer. */
const PATIENCE_MS = 14_000;
/** The longest rest between two tries, in milliseconds. By chance, so that processes do not ask in step. */
const REST_MS = 20;

/**
 * Takes the write lock of the file, for which processes have no queue: whose turn it is decides who asks when it is free. Asking often, with
 * rests in which this process serves others, lets twenty of them through where SQLite's own growing rests left some without a turn.
 * @param begin begins the unit; throws SQLITE_BUSY while another process writes
 * @param patienceMs milliseconds after which it is given up
 * @returns undefined when it has begun at once
 * @throws what `begin` throws: SQLITE_BUSY after that time, anything else at once
 */
export function beginUnit(begin: () => void, patienceMs = PATIENCE_MS): Promise<void> | undefined {
  try {
    begin();
    return undefined;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return beginLater(begin, performance.now() + patienceMs);
  }
}

async function beginLater(begin: () => void, end: number): Promise<void> {
  for (;;) {
    await rest(Math.random() * REST_MS);
    try {
      begin();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')
  );
}
