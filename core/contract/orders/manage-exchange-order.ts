import * as z from 'zod/mini';
import { productOption } from '../catalogue/product';
import { endpoint } from '../foundation/endpoint';
import { amount, filledText, quantity, sku } from '../foundation/scalars';
import { MAX_LINES } from '../../kernel/quantity';
import { EXCHANGE_REFUSALS } from './manage-order-exchange';
import { STAFF_ORDER_REFUSALS } from './manage-order-new';
import { managedOrder, ORDER_LIMITS } from './manage-orders';

const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const exchangeOrder = z.strictObject({
  id: text(64),
  /** Idempotency key, 8–64 characters: one key makes at most one order. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** Expected revision; 409 'conflict' otherwise. */
  revision: z.optional(z.number().check(z.int(), z.gte(0))),
  lines: z
    .array(
      z.strictObject({
        /** Line of the order by its position from 0. */
        line: z.int().check(z.gte(0), z.lte(MAX_LINES)),
        qty: quantity,
        /** Product or variant of the same store. */
        sku,
        parentSku: z.optional(sku),
        product_option: z.optional(productOption),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_LINES)),
  reason: filledText(ORDER_LIMITS.reason),
  /** Restocks the returned units. Default: true. */
  restock: z.optional(z.boolean()),
  /** Payment of the difference. Default: the first that is offered. */
  payment_method_code: z.optional(text(64)),
  /** Difference that was shown, in major units; another one is refused with 'total-changed'. */
  total: z.optional(amount),
  /** Refund that was shown, in major units; another one is refused with 'total-changed'. */
  refund: z.optional(amount),
  /** Only calculates the exchange. */
  dry_run: z.optional(z.boolean()),
});
/** Exchange of sent items for other products at today's prices, as a new order. */
export type ExchangeOrder = z.infer<typeof exchangeOrder>;

export const exchangeQuote = z.object({
  currency: z.string(),
  /** Paid for the returned items. */
  paid: amount,
  /** Price of the new items, less the coupon discount of the returned ones. */
  price: amount,
  /** Left to pay. */
  due: amount,
  /** Refunded, because the new items are cheaper. */
  refund: amount,
  lines: z.array(z.object({ sku: z.string(), name: z.string(), count: z.number(), price: amount, row_total: amount })),
  /** Methods to pay the difference by. */
  payments: z.array(z.object({ method: z.string(), title: z.string(), pays_on_page: z.boolean() })),
});
export type ExchangeQuote = z.infer<typeof exchangeQuote>;

export const exchangeOrderMade = z.object({
  /** Order whose items were exchanged. */
  order: managedOrder,
  /** New order; null for a dry run, unless it exists already. */
  made: z.nullable(managedOrder),
  /** Null if the order existed already. */
  quote: z.nullable(exchangeQuote),
});
export type ExchangeOrderMade = z.infer<typeof exchangeOrderMade>;

export const EXCHANGE_ORDER_REFUSALS = {
  conflict: EXCHANGE_REFUSALS.conflict,
  'not-exchangeable': EXCHANGE_REFUSALS['not-exchangeable'],
  ...STAFF_ORDER_REFUSALS,
} as const;

export const makeExchangeOrder = endpoint({
  name: 'makeExchangeOrder',
  method: 'POST',
  path: '/api/manage/order-exchange-new',
  access: 'staff',
  permission: 'orders:refund',
  alsoNeeds: 'orders:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: exchangeOrder,
  result: exchangeOrderMade,
  refusals: Object.values(EXCHANGE_ORDER_REFUSALS),
  summary:
    "Exchanges sent items for other products at today's prices, as a new order. The difference is requested or refunded; idempotent by its key.",
  chapter: 'A §7, manage',
});
