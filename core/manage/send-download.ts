import { resultOf } from '../accounts';
import type { DownloadFile } from '../contract/catalogue/download-file';
import {
  DOWNLOAD_PART_BYTES,
  keepDownloadFile,
  MAX_DOWNLOAD_PARTS,
  sendDownloadPart,
} from '../contract/orders/manage-downloads';
import { ShopError } from '../kernel/shop-error';
import type { Gateway } from '../sync';

const PATIENT = { silent: true, timeoutMs: 120_000 } as const;

/** File to upload, read on demand. */
export interface SentDownload {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly isSample?: boolean;
  /** UUID, created once per file; identifies the upload. */
  readonly upload: string;
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
  /** Bytes received so far. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** @throws ShopError 'request-rejected' */
export async function sendDownload(gateway: Gateway, file: SentDownload): Promise<DownloadFile> {
  const { name, size, upload, read, isSample = false, onProgress } = file;
  const parts = Math.max(1, Math.ceil(size / DOWNLOAD_PART_BYTES));
  if (parts > MAX_DOWNLOAD_PARTS) throw tooLarge(name);
  for (let number = 1; number <= parts; number += 1) {
    const from = (number - 1) * DOWNLOAD_PART_BYTES;
    const bytes = await read(from, Math.min(size, from + DOWNLOAD_PART_BYTES));
    const part = { name: 'part', type: 'application/octet-stream', bytes };
    const form = { fields: [], files: [['part', part] as const] };
    await resultOf(gateway.ask(sendDownloadPart, { query: { upload, number }, form }, PATIENT));
    onProgress?.(from + bytes.byteLength);
  }
  return resultOf(gateway.ask(keepDownloadFile, { body: { upload, parts, name, sample: isSample } }, PATIENT));
}

function tooLarge(name: string): ShopError {
  const message = `file must be at most 4 GB: ${name} is larger`;
  return new ShopError('request-rejected', { message, details: { fields: [{ field: 'file', message }] } });
}
