import { DatabaseUnavailableError } from '../../platform/ports/database';

/** What ends by itself once the disk has room, may be written again, or another process lets go. Anything else is a fault of ours or of the file. */
const PASSING = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_LOCKED'];
/** The same, said by the system of the log that is brought to the disk. */
const PASSING_OF_SYSTEM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** What a unit failed with as the port says it: DatabaseUnavailableError while the disk takes nothing, any other error as it is. */
export function outOfReach(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const { code } = error;
  if (!PASSING.some((one) => code.startsWith(one)) && !PASSING_OF_SYSTEM.has(code)) return error;
  return new DatabaseUnavailableError(`The database cannot be used now: ${error.message}`, { cause: error });
}
