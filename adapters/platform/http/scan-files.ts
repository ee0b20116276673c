import { ScannerUnavailableError, type ScannedFile, type UploadScanner } from '../ports/upload-scanner';
import { ApiError } from './api-error';
import type { UploadedFile } from './read-form';

/** So much is said of what was found. */
const MOST_SIGNS = 100;

/**
 * Has a file looked at before it is kept; nothing where the shop has no scanner.
 * @param field the member of the call that brought it
 * @throws ApiError 400 file_refused naming the field; ScannerUnavailableError where the scanner does not say
 */
export async function scanFile(scanner: UploadScanner | undefined, field: string, file: ScannedFile): Promise<void> {
  if (scanner === undefined) return;
  let found: string | undefined;
  try {
    found = await scanner.scan(file);
  } catch (cause) {
    throw new ScannerUnavailableError(`${scanner.name} did not look at a file of ${field}`, { cause });
  }
  if (found === undefined) return;
  const what = found.replace(/[^\x20-\x7e]/g, '').slice(0, MOST_SIGNS);
  const message = `${field} must hold no harmful file: ${scanner.name} found ${what}`;
  throw new ApiError(400, message, { error: 'file_refused', errors: [{ field, message }] });
}

/** Has every file of a form looked at, one after another. @throws as `scanFile`, for the first that is not clean */
export async function scanFiles(scanner: UploadScanner | undefined, files: readonly UploadedFile[]): Promise<void> {
  for (const { field, name, type, bytes } of files)
    await scanFile(scanner, field, { name, type, content: once(bytes) });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
