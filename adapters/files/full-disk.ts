import { FilesUnavailableError } from '../platform/ports/files';
import { isDiskFull } from '../platform/ports/full-disk';

/** What a write failed with as the port says it: FilesUnavailableError while the disk takes nothing, any other error as it is. */
export function fullDisk(error: unknown): unknown {
  if (!(error instanceof Error) || !isDiskFull(error)) return error;
  return new FilesUnavailableError(`Files cannot be written now: ${error.message}`, { cause: error });
}
