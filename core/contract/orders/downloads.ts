import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { orderDownload } from './order-download';

const token = z.optional(z.string().check(z.maxLength(200)));

const ownDownload = z.object({
  ...orderDownload.shape,
  order_id: z.string(),
  order_number: z.string(),
  ordered_at: z.string(),
});
/** Order with purchased downloads. */
export type OwnDownload = z.infer<typeof ownDownload>;

export const ownDownloads = endpoint({
  name: 'ownDownloads',
  method: 'GET',
  path: '/api/user/downloads',
  access: 'user',
  query: z.object({
    token,
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
    currentPage: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(ownDownload), total_count: z.number() }),
  summary: "Returns the caller's purchased files, newest order first.",
  chapter: 'S §3 Orders',
});

export const DOWNLOAD_REFUSALS = {
  unknown: refusal('download_unknown', 404),
  unpaid: refusal('download_unpaid', 403),
  'no-file': refusal('download_no_file', 404),
  'used-up': refusal('download_used_up', 403),
  expired: refusal('download_expired', 410),
  'taken-back': refusal('download_taken_back', 403),
} as const;
