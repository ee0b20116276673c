import * as z from 'zod/mini';
import { downloadFile } from './download-file';
import { endpoint, refusal } from './endpoint';
import { managedOrder } from './manage-orders';

const chapter = 'A §7, manage';
const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
/** Made by the sender of the file, once for all of its parts: they can be sent again, and in any order. */
const upload = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** What a part of a file has, in bytes; the last one less. So no file is ever held as a whole, by nobody. */
export const DOWNLOAD_PART_BYTES = 4 * 1024 * 1024;
/** The largest file: 4 GB. */
export const MOST_DOWNLOAD_PARTS = 1024;

/** Takes a part of a file; the same part again takes its place. */
export const sendDownloadPart = endpoint({
  name: 'sendDownloadPart',
  method: 'POST',
  path: '/api/manage/download-part',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'multipart',
  files: { part: 1 },
  /** `number` counts from 1. */
  query: z.object({ ...query.shape, upload, number: z.int().check(z.gte(1), z.lte(MOST_DOWNLOAD_PARTS)) }),
  body: z.object({}),
  result: z.object({ size: z.number() }),
  summary: 'Takes a part of a file that is to be sold as a download, or is a sample of one.',
  chapter,
});

/** The upload has a part missing, or one that is too short to stand in the middle. */
export const uploadIncomplete = refusal('upload_incomplete', 409);

/** Makes one file of the parts that were sent. Nobody can download it before a product names it. */
export const keepDownloadFile = endpoint({
  name: 'keepDownloadFile',
  method: 'POST',
  path: '/api/manage/download-file',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'json',
  query,
  body: z.object({
    upload,
    parts: z.int().check(z.gte(1), z.lte(MOST_DOWNLOAD_PARTS)),
    name: downloadFile.shape.name,
    /** Everybody may download it. */
    sample: z.optional(z.boolean()),
  }),
  result: downloadFile,
  refusals: [uploadIncomplete],
  summary: 'Makes one file of the parts that were sent, for a product to name.',
  chapter,
});

/** The order is not paid, was cancelled, or this part of it came back. */
export const notRenewable = refusal('not_renewable', 409);

/** Gives a file that was bought anew: the link before counts no more, the count begins again, and so does its time; the buyer is written to. */
export const renewDownload = endpoint({
  name: 'renewDownload',
  method: 'POST',
  path: '/api/manage/order-download',
  access: 'staff',
  permission: 'orders:write',
  bodyKind: 'json',
  query,
  body: z.object({
    /** Number, id or order_id of the order. */
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    download: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: managedOrder,
  refusals: [notRenewable],
  summary: 'Gives a file that was bought anew, by a link of its own.',
  chapter,
});
