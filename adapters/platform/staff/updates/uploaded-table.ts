import { MAX_IMPORT_BYTES } from '../../../../core/contract/staff/import-limits';
import { invalidField, type UploadedFile } from '../../foundation';

const FORM_BYTES = 192 * 1024;
/** Request with one file and its form. */
export const MAX_UPLOAD_BYTES = MAX_IMPORT_BYTES + FORM_BYTES;

/** @throws ApiError 400 naming the file and its limit */
export function uploadedTable(files: readonly UploadedFile[]): UploadedFile {
  const [file, ...others] = files;
  if (file?.field !== 'file' || others.length > 0) throw invalidField('file', 'must be one file');
  const { bytes } = file;
  if (bytes.byteLength === 0) throw invalidField('file', 'must not be empty');
  if (bytes.byteLength > MAX_IMPORT_BYTES)
    throw invalidField('file', `must be at most ${String(MAX_IMPORT_BYTES / 1024 / 1024)} MB`);
  return file;
}
