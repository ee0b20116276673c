import { performance } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds of SQLite's own lock wait, which blocks the event loop. */
export const LOCK_WAIT_MS = 50;
/** Milliseconds to wait for the lock; shorter than client timeouts. */
const PATIENCE_MS = 14_000;
/** Maximum pause between attempts in milliseconds, randomized to avoid lockstep. */
const REST_MS = 20;

/**
 * Acquires the write lock by polling: SQLite has no queue, and its growing backoff starves some processes.
 * @param begin throws SQLITE_BUSY while another process writes
 * @returns undefined if it began immediately
 * @throws SQLITE_BUSY after `patienceMs`; any other error immediately
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

/**
 * Repeats a unit without a transaction while another process writes. Its only change fails as a whole.
 * @throws SQLITE_BUSY after `patienceMs`; any other error immediately
 */
export async function untilFree<T>(unit: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await unit();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await rest(Math.random() * REST_MS);
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
