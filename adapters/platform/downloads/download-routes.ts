import * as manage from '../../../core/contract/manage-downloads';
import { ownDownloads } from '../../../core/contract/downloads';
import { ApiError, invalidField, refuse } from '../http/api-error';
import { requireUser } from '../http/require-caller';
import { route, type Route } from '../http/route';
import { scanFile } from '../http/scan-files';
import type { Settings } from '../settings/options';
import type { DownloadShelf } from './download-shelf';
import type { Downloads } from './downloads';

/** What these work with. */
interface Services {
  readonly downloads: Downloads;
  readonly downloadShelf: DownloadShelf;
  readonly settings: Pick<Settings, 'scanner'>;
}

/** A §9. */
const PAGE_SIZE = 20;
/** A part with what a form puts around it. */
const MOST_FORM_BYTES = manage.DOWNLOAD_PART_BYTES + 64 * 1024;

/** What a customer has bought as a download, and the files of it that staff sends. */
export function downloadRoutes({ downloads, downloadShelf: shelf, settings }: Services): readonly Route[] {
  return [
    route(ownDownloads, ({ caller, query: { pageSize = PAGE_SIZE, currentPage = 1 } }) =>
      downloads.ofCustomer(requireUser(caller).customer, { pageSize, currentPage }),
    ),
    {
      ...route(manage.sendDownloadPart, async ({ query, files: [file, ...more] }) => {
        if (file?.field !== 'part' || more.length > 0) throw invalidField('part', 'must be one file');
        const { byteLength: size } = file.bytes;
        if (size > manage.DOWNLOAD_PART_BYTES)
          throw invalidField('part', `must have ${String(manage.DOWNLOAD_PART_BYTES)} bytes at the most`);
        await requireOpen(shelf, query.upload);
        await shelf.putPart(query.upload, query.number, file.bytes);
        return { size };
      }),
      mostBytes: MOST_FORM_BYTES,
    },
    route(manage.keepDownloadFile, async ({ body: { upload: id, name, parts, sample: isSample = false } }) => {
      const known = await shelf.file(id);
      // The same once more, because the answer was lost.
      if (known?.name === name && known.isSample === isSample) return { id, name, size: known.size };
      await requireOpen(shelf, id);
      // A part is looked at as it is sent; what lies across two of them shows in the whole.
      await scanFile(settings.scanner, 'upload', { name, type: '', content: shelf.sent(id, parts) });
      const kept = await shelf.finish({ id, name, isSample }, parts);
      if (kept === undefined) throw refuse(manage.uploadIncomplete, 'A part of the file is missing: send it again');
      return kept;
    }),
  ];
}

/** What is a file already stays what it is: somebody may have bought it. */
async function requireOpen(shelf: DownloadShelf, id: string): Promise<void> {
  if ((await shelf.file(id)) !== undefined)
    throw new ApiError(409, 'upload is that of a file which is there already', { error: 'upload_over' });
}
