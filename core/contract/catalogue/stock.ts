import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { stockRecord } from './product';
import { placeCode } from './stock-places';
import { quantity, sku } from '../foundation/scalars';

const chapter = 'S §7 Stock';
const record = z.extend(stockRecord, { sku: z.string() });
export type StockAnswer = z.infer<typeof record>;

export const checkStock = endpoint({
  name: 'checkStock',
  method: 'GET',
  path: '/api/stock/check',
  query: z.object({ sku }),
  body: z.undefined(),
  result: record,
  summary: 'Returns the stock of one product or variant.',
  chapter,
});
export const listStock = endpoint({
  name: 'listStock',
  method: 'GET',
  path: '/api/stock/list',
  query: z.object({ skus: z.string().check(z.minLength(1), z.maxLength(8000)) }),
  body: z.undefined(),
  result: z.array(record),
  summary: 'Returns the stock of several products or variants, comma-separated.',
  chapter,
});
export const addStock = endpoint({
  name: 'addStock',
  method: 'POST',
  path: '/api/stock/add',
  access: 'staff',
  permission: 'stock:write',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({
    items: z
      .array(
        z.object({
          sku,
          qty: z.number().check(z.int(), z.gte(-100_000), z.lte(100_000)),
          /** Location code; default: the default location. */
          place: z.optional(placeCode),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  result: z.array(record),
  summary: 'Adds units to the stock of a location; a negative number removes them.',
  chapter,
});
export const checkoutStock = endpoint({
  name: 'checkoutStock',
  method: 'POST',
  path: '/api/stock/checkout',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({
    products: z.array(z.object({ sku, qty: quantity })).check(z.minLength(1), z.maxLength(500)),
    user: z.optional(z.looseObject({})),
  }),
  result: z.array(z.extend(record, { requested: z.number(), available: z.boolean() })),
  summary: 'Returns whether all of these can be ordered now.',
  chapter,
});
