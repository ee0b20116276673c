import * as z from 'zod/mini';
import { downloadFile } from '../catalogue/download-file';
import { endpoint, refusal } from '../foundation/endpoint';
import { managedOrder } from './manage-orders';

const chapter = 'A §7, manage';
const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
/** Upload id chosen by the client; parts may be resent in any order. */
const upload = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Bytes per part, so that no file is held in memory whole. */
export const DOWNLOAD_PART_BYTES = 4 * 1024 * 1024;
/** 4 GB in total. */
export const MAX_DOWNLOAD_PARTS = 1024;

export const sendDownloadPart = endpoint({
  name: 'sendDownloadPart',
  method: 'POST',
  path: '/api/manage/download-part',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'multipart',
  files: { part: 1 },
  query: z.object({ ...query.shape, upload, number: z.int().check(z.gte(1), z.lte(MAX_DOWNLOAD_PARTS)) }),
  body: z.object({}),
  result: z.object({ size: z.number() }),
  summary: 'Uploads a part of a download file or its sample.',
  chapter,
});

export const uploadIncomplete = refusal('upload_incomplete', 409);

/** Not downloadable until a product references the file. */
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
    parts: z.int().check(z.gte(1), z.lte(MAX_DOWNLOAD_PARTS)),
    name: downloadFile.shape.name,
    /** Publicly downloadable. */
    sample: z.optional(z.boolean()),
  }),
  result: downloadFile,
  refusals: [uploadIncomplete],
  summary: 'Assembles the uploaded parts into one file for a product.',
  chapter,
});

export const notRenewable = refusal('not_renewable', 409);

/** Replaces the link, resets count and expiry, and notifies the buyer. */
export const renewDownload = endpoint({
  name: 'renewDownload',
  method: 'POST',
  path: '/api/manage/order-download',
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query,
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    download: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: managedOrder,
  refusals: [notRenewable],
  summary: 'Renews a purchased download with a new link.',
  chapter,
});
