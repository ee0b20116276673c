import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import { mailAddress } from './mail-address';
import { sku, storeCode } from './scalars';

const chapter = 'S §7 Stock';

/** There is nothing to wait for: it can be bought now. */
export const inStockNow = refusal('in_stock', 409);

/** The answer is the same whether the address waits for it already, is a customer's or nobody's. */
export const createStockAlert = endpoint({
  name: 'createStockAlert',
  method: 'POST',
  path: '/api/stock/alert',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({ sku, email: mailAddress, store: z.optional(storeCode) }),
  result: z.boolean(),
  refusals: [inStockNow],
  summary: 'Writes to an address once a product or variant that is sold out is back.',
  chapter,
});

/** True also where there is no such wish any more. */
export const removeStockAlert = endpoint({
  name: 'removeStockAlert',
  method: 'POST',
  path: '/api/stock/alert/remove',
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: z.boolean(),
  summary: 'Takes back a wish to be written to, by the key that its mail brought.',
  chapter,
});
