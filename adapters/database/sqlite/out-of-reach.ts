import { isDiskFull } from '../../platform/ports/foundation/full-disk';
import { DatabaseUnavailableError } from '../../platform/ports/database';

/** Transient errors; any other is a bug or file corruption. */
const PASSING = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_LOCKED'];

/** Maps transient disk errors to DatabaseUnavailableError; returns other errors unchanged. */
export function outOfReach(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const { code } = error;
  // Syncing the WAL raises operating system error codes instead.
  if (!PASSING.some((one) => code.startsWith(one)) && !isDiskFull(error)) return error;
  return new DatabaseUnavailableError(`The database cannot be used now: ${error.message}`, { cause: error });
}
