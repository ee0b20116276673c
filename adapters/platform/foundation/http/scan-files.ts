import { ScannerUnavailableError, type ScannedFile, type UploadScanner } from '../../ports/foundation/upload-scanner';
import { ApiError } from './api-error';
import type { UploadedFile } from './read-form';

const MAX_SIGNS = 100;

/**
 * Scans a file before it is stored; does nothing without a scanner.
 * @param field input member that holds the file
 * @throws ApiError 400 file_refused; ScannerUnavailableError if the scanner fails
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
  const what = found.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_SIGNS);
  const message = `${field} must hold no harmful file: ${scanner.name} found ${what}`;
  throw new ApiError(400, message, { error: 'file_refused', errors: [{ field, message }] });
}

export async function scanFiles(scanner: UploadScanner | undefined, files: readonly UploadedFile[]): Promise<void> {
  for (const { field, name, type, bytes } of files)
    await scanFile(scanner, field, { name, type, content: once(bytes) });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
