import { createHash } from 'node:crypto';
import type { DownloadFile } from '../../../../core/contract/catalogue/download-file';

/** Private prefix in the file store, never served directly. */
export const DOWNLOAD_FILES = 'downloads';

export interface KeptDownload {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
  readonly sha256: string;
}

export interface DownloadKeeper {
  /** Skips reading a file that is already stored. @throws RangeError naming the limit */
  keep(file: KeptDownload, content: AsyncIterable<Uint8Array>): Promise<DownloadFile>;
}

export function downloadIdOf({ name, isSample, sha256 }: Omit<KeptDownload, 'id'>): string {
  const text = `${isSample ? 'sample' : 'file'}\n${name}\n${sha256}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
