import { isDiskFull } from '../../platform/ports/full-disk';
import { DatabaseUnavailableError } from '../../platform/ports/database';

/** What ends by itself once the disk has room, may be written again, or another process lets go. Anything else is a fault of ours or of the file. */
const PASSING = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_LOCKED'];

/** What a unit failed with as the port says it: DatabaseUnavailableError while the disk takes nothing, any other error as it is. */
export function outOfReach(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const { code } = error;
  // The log is brought to the disk by the system, which has words of its own.
  if (!PASSING.some((one) => code.startsWith(one)) && !isDiskFull(error)) return error;
  return new DatabaseUnavailableError(`The database cannot be used now: ${error.message}`, { cause: error });
}
