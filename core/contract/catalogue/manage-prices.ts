import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
/** In characters; about 50,000 rows. */
export const MAX_PRICE_TEXT = 4_000_000;
/** Maximum listed; all are counted. */
export const MAX_PRICE_DIFFERENCES = 1000;

const priceChange = z.object({
  row: z.number(),
  sku: z.string(),
  column: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
const refusedPriceRow = z.object({ row: z.number(), sku: z.string(), reason: z.string() });

export const priceReport = z.object({
  id: z.nullable(z.number()),
  rows: z.object({ read: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  changes: z.array(priceChange),
  refused: z.array(refusedPriceRow),
  overtaken: z.array(z.object({ sku: z.string(), reason: z.string() })),
});
/** Result of a price list, row by row. */
export type PriceReport = z.infer<typeof priceReport>;

const priceListEntry = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  name: z.string(),
  skus: z.number(),
});
/** Applied price list that can be undone. */
export type PriceListEntry = z.infer<typeof priceListEntry>;

export const badPriceList = refusal('bad_price_list', 422);
export const priceListRunning = refusal('price_list_running', 409);

export const applyPriceList = endpoint({
  name: 'applyPriceList',
  method: 'POST',
  path: '/api/manage/price-list',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(MAX_PRICE_TEXT)),
    name: z.optional(z.string().check(z.maxLength(200))),
    dry_run: z.optional(z.boolean()),
  }),
  result: priceReport,
  refusals: [badPriceList, priceListRunning],
  summary: 'Changes prices, stock and status of many skus from a CSV list; with dry_run returns only the differences.',
  chapter,
});

export const undoPriceList = endpoint({
  name: 'undoPriceList',
  method: 'POST',
  path: '/api/manage/price-list-undo',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id: z.int().check(z.gte(1)) }),
  result: priceReport,
  refusals: [priceListRunning],
  summary: 'Undoes a whole price list, except values that have been changed since.',
  chapter,
});

export const priceLists = endpoint({
  name: 'priceLists',
  method: 'GET',
  path: '/api/manage/price-lists',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(priceListEntry) }),
  summary: 'Returns recently applied price lists, newest first.',
  chapter,
});
