import { resultOf } from '../accounts';
import type { DownloadFile } from '../contract/download-file';
import {
  DOWNLOAD_PART_BYTES,
  keepDownloadFile,
  MOST_DOWNLOAD_PARTS,
  sendDownloadPart,
} from '../contract/manage-downloads';
import { ShopError } from '../kernel/shop-error';
import type { Gateway } from '../sync';

/** A part may take its time on a slow line. */
const PATIENT = { silent: true, timeoutMs: 120_000 } as const;

/** A file that is to be sold as a download, read where it lies. */
export interface SentDownload {
  /** What it is called where it is saved. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Everybody may have it. */
  readonly isSample?: boolean;
  /** A uuid, made once for this file: the same again is the same upload. */
  readonly upload: string;
  /** Its bytes from one place up to another one. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
  /** Told after each part: how many bytes the shop has. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** Sends a file part by part, one after the other. @throws ShopError 'request-rejected' */
export async function sendDownload(gateway: Gateway, file: SentDownload): Promise<DownloadFile> {
  const { name, size, upload, read, isSample = false, onProgress } = file;
  const parts = Math.max(1, Math.ceil(size / DOWNLOAD_PART_BYTES));
  if (parts > MOST_DOWNLOAD_PARTS) throw tooLarge(name);
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
  const message = `file must be of 4 GB at the most: ${name} is larger`;
  return new ShopError('request-rejected', { message, details: { fields: [{ field: 'file', message }] } });
}
