import * as manage from '../../../../core/contract/orders/manage-downloads';
import { ownDownloads } from '../../../../core/contract/orders/downloads';
import {
  ApiError,
  invalidField,
  refuse,
  requireUser,
  route,
  type Route,
  scanFile,
  type Settings,
} from '../../foundation';
import type { DownloadStorage } from './download-storage';
import type { Downloads } from './downloads';

interface Services {
  readonly downloads: Downloads;
  readonly downloadStorage: DownloadStorage;
  readonly settings: Pick<Settings, 'scanner'>;
}

/** A §9. */
const PAGE_SIZE = 20;
const MAX_FORM_BYTES = manage.DOWNLOAD_PART_BYTES + 64 * 1024;

export function downloadRoutes({ downloads, downloadStorage: storage, settings }: Services): readonly Route[] {
  return [
    route(ownDownloads, ({ caller, query: { pageSize = PAGE_SIZE, currentPage = 1 } }) =>
      downloads.ofCustomer(requireUser(caller).customer, { pageSize, currentPage }),
    ),
    {
      ...route(manage.sendDownloadPart, async ({ query, files: [file, ...more] }) => {
        if (file?.field !== 'part' || more.length > 0) throw invalidField('part', 'must be one file');
        const { byteLength: size } = file.bytes;
        if (size > manage.DOWNLOAD_PART_BYTES)
          throw invalidField('part', `must have at most ${String(manage.DOWNLOAD_PART_BYTES)} bytes`);
        await requireOpen(storage, query.upload);
        await storage.putPart(query.upload, query.number, file.bytes);
        return { size };
      }),
      maxBytes: MAX_FORM_BYTES,
    },
    route(manage.keepDownloadFile, async ({ body: { upload: id, name, parts, sample: isSample = false } }) => {
      const known = await storage.file(id);
      // Repeated request after a lost response.
      if (known?.name === name && known.isSample === isSample) return { id, name, size: known.size };
      await requireOpen(storage, id);
      // Parts are scanned individually; the whole file is scanned again for content across parts.
      await scanFile(settings.scanner, 'upload', { name, type: '', content: storage.sent(id, parts) });
      const kept = await storage.finish({ id, name, isSample }, parts);
      if (kept === undefined) throw refuse(manage.uploadIncomplete, 'A part of the file is missing: send it again');
      return kept;
    }),
  ];
}

/** A finished file is immutable: it may have been sold. */
async function requireOpen(storage: DownloadStorage, id: string): Promise<void> {
  if ((await storage.file(id)) !== undefined)
    throw new ApiError(409, 'upload is that of a file which is there already', { error: 'upload_over' });
}
