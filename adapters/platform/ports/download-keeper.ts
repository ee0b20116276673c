import { createHash } from 'node:crypto';
import type { DownloadFile } from '../../../core/contract/download-file';

/** Where these lie in the file store: apart from the pictures, where nothing is ever shown. */
export const DOWNLOAD_FILES = 'downloads';

/** A file that is to be kept. */
export interface KeptDownload {
  readonly id: string;
  /** What it is called where it is saved. */
  readonly name: string;
  /** Everybody may have it. */
  readonly isSample: boolean;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where imports and the demo put files of goods that are downloaded. */
export interface DownloadKeeper {
  /** Keeps a file in place of an earlier one of its id; reads nothing of one that is there already. @throws RangeError naming the limit */
  keep(file: KeptDownload, content: AsyncIterable<Uint8Array>): Promise<DownloadFile>;
}

/** An id that is the same for the same file, so that an import of it twice keeps it once. Pure. */
export function downloadIdOf({ name, isSample, sha256 }: Omit<KeptDownload, 'id'>): string {
  const text = `${isSample ? 'sample' : 'file'}\n${name}\n${sha256}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
