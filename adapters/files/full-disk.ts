import { FilesUnavailableError } from '../platform/ports/files';

/** What ends by itself once the disk has room or may be written again. */
const PASSING: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** What a write failed with as the port says it: FilesUnavailableError while the disk takes nothing, any other error as it is. */
export function fullDisk(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !PASSING.has(error.code)) return error;
  return new FilesUnavailableError(`Files cannot be written now: ${error.message}`, { cause: error });
}
