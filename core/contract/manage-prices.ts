import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
/** Most characters of a list: some 50,000 rows. */
export const MOST_PRICE_TEXT = 4_000_000;
/** Differences and refused rows that an answer shows; all of them are counted. */
export const MOST_PRICE_DIFFERENCES = 1000;

const priceChange = z.object({
  /** Its line in the file. */
  row: z.number(),
  sku: z.string(),
  column: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
const refusedPriceRow = z.object({ row: z.number(), sku: z.string(), reason: z.string() });

export const priceReport = z.object({
  /** By which it is undone; null where nothing was written. */
  id: z.nullable(z.number()),
  rows: z.object({ read: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  /** The first 1,000 of them. */
  changes: z.array(priceChange),
  /** The first 1,000 of them. */
  refused: z.array(refusedPriceRow),
  /** Rows that somebody else changed while the list was written: they stay as they are. */
  overtaken: z.array(z.object({ sku: z.string(), reason: z.string() })),
});
/** What a price list changes or changed, row by row. */
export type PriceReport = z.infer<typeof priceReport>;

const priceListEntry = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  /** The name of the file, or what it undid. */
  name: z.string(),
  /** Skus that were changed. */
  skus: z.number(),
});
/** A price list that was written before, and may be undone. */
export type PriceListEntry = z.infer<typeof priceListEntry>;

/** The list as a whole cannot be read; the message says why. */
export const badPriceList = refusal('bad_price_list', 422);
/** A price list is being written: one at a time. */
export const priceListRunning = refusal('price_list_running', 409);

/** Prices, special prices with their days, stock and status by sku, from CSV. With `dry_run` nothing is written, and the answer says what would be. */
export const applyPriceList = endpoint({
  name: 'applyPriceList',
  method: 'POST',
  path: '/api/manage/price-list',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(MOST_PRICE_TEXT)),
    /** What it is called in the list of those that were applied. */
    name: z.optional(z.string().check(z.maxLength(200))),
    dry_run: z.optional(z.boolean()),
  }),
  result: priceReport,
  refusals: [badPriceList, priceListRunning],
  summary: 'Changes prices, stock and status of many skus by a CSV list; with dry_run it says the difference alone.',
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
  summary: 'Takes a whole price list back: what was there before it is there again, save for what was changed since.',
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
  summary: 'The price lists that were applied last, the newest first.',
  chapter,
});
