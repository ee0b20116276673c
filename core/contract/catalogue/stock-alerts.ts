import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { mailAddress } from '../foundation/mail-address';
import { sku, storeCode } from '../foundation/scalars';

const chapter = 'S §7 Stock';

export const inStockNow = refusal('in_stock', 409);

/** The answer does not reveal known addresses. */
export const createStockAlert = endpoint({
  name: 'createStockAlert',
  method: 'POST',
  path: '/api/stock/alert',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({ sku, email: mailAddress, store: z.optional(storeCode) }),
  result: z.boolean(),
  refusals: [inStockNow],
  summary: 'Requests a mail when a sold-out product or variant is back in stock.',
  chapter,
});

/** Idempotent. */
export const removeStockAlert = endpoint({
  name: 'removeStockAlert',
  method: 'POST',
  path: '/api/stock/alert/remove',
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: z.boolean(),
  summary: 'Cancels a back-in-stock alert with the key from its mail.',
  chapter,
});
