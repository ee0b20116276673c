import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { sku } from '../foundation/scalars';
import { placeCode } from './stock-places';

/**
 * Reasons of stock movements: the first stock, an order, its cancellation or return, a correction by staff, a transfer
 * between places, an import, and a removed product.
 */
export const STOCK_REASONS = ['opening', 'sale', 'return', 'count', 'transfer', 'import', 'removed'] as const;
/** Reason of a stock movement. */
export type StockReason = (typeof STOCK_REASONS)[number];

export const MOVES_PER_PAGE = 50;

const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const stockMove = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  sku: z.string(),
  /** Location code. */
  place: z.string(),
  /** Units added; negative if removed. */
  qty: z.number(),
  reason: z.enum(STOCK_REASONS),
  /** Number of the order or transfer. */
  ref: z.nullable(z.string()),
});
/** Stock change at a location. */
export type StockMovement = z.infer<typeof stockMove>;

export const stockMovesResult = z.object({ items: z.array(stockMove), total: z.number() });

/** Movements by SKU and location add up to the stock there. */
export const stockMoves = endpoint({
  name: 'stockMoves',
  method: 'GET',
  path: '/api/manage/stock-moves',
  access: 'staff',
  permission: 'catalogue:read',
  query: z.object({
    token: z.optional(z.string().check(z.maxLength(200))),
    /** A SKU, or the number of an order or a transfer. */
    q: z.optional(z.string().check(z.maxLength(64))),
    sku: z.optional(sku),
    place: z.optional(placeCode),
    reason: z.optional(z.enum(STOCK_REASONS)),
    /** Number of an order or a transfer. */
    ref: z.optional(z.string().check(z.maxLength(64))),
    /** Day of the shop's time zone. */
    from: z.optional(day),
    /** Inclusive. */
    to: z.optional(day),
    page: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    /** Default: `MOVES_PER_PAGE`. */
    size: z.optional(z.int().check(z.gte(1), z.lte(200))),
  }),
  body: z.undefined(),
  result: stockMovesResult,
  summary: 'Lists stock movements, newest first.',
  chapter: 'A §6',
});
