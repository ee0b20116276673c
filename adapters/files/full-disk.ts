import { FilesUnavailableError } from '../platform/ports/foundation/files';
import { isDiskFull } from '../platform/ports/foundation/full-disk';

export function fullDisk(error: unknown): unknown {
  if (!(error instanceof Error) || !isDiskFull(error)) return error;
  return new FilesUnavailableError(`Cannot write files: ${error.message}`, { cause: error });
}
