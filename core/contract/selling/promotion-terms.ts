import * as z from 'zod/mini';
import { isMoment } from '../../kernel/is-moment';
import { filledText } from '../foundation/scalars';

/** Maximum entries of each list that narrows a scope. */
const MAX_SCOPE = 200;

/** Day of the shop's time zone, or moment, in UTC unless it has an offset; an end day is included in full. */
const moment = z.optional(
  z.nullable(
    z
      .string()
      .check(
        z.maxLength(30),
        z.refine(isMoment, { error: 'must be a day or time, such as 2026-11-27 or 2026-11-27T18:00+01:00' }),
      ),
  ),
);
/** Major units of the base currency, as text. */
export const money = z.string().check(z.maxLength(14), z.regex(/^\d{1,10}(\.\d{1,2}0?)?$/));
const code = filledText(64);
const list = <T extends z.ZodMiniType>(entry: T) => z.optional(z.array(entry).check(z.maxLength(MAX_SCOPE)));

/** Customers that terms can select: all signed-in ones, or those with a role. */
const TERM_CUSTOMERS = ['customer', 'vip', 'blogger'] as const;

/** Conditions of coupons and promotions. */
export const promotionTerms = {
  starts_at: moment,
  ends_at: moment,
  /** Sum of the goods in scope before discounts; null for none. */
  minimum: z.optional(z.nullable(money)),
  /** Scope, with subcategories. Goods are in scope if any of the three lists names them; without lists all are. */
  category_ids: list(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  brands: list(code),
  products: list(z.object({ sku: code })),
  /** Store codes; empty for all stores. */
  stores: list(z.string().check(z.minLength(2), z.maxLength(8))),
  customers: z.optional(z.array(z.enum(TERM_CUSTOMERS)).check(z.maxLength(TERM_CUSTOMERS.length))),
  first_order_only: z.optional(z.boolean()),
};

const terms = z.object(promotionTerms);
/** Conditions of a coupon or promotion. */
export type PromotionTerms = z.infer<typeof terms>;

/** Reasons for which terms do not fit a cart, in order of precedence. */
export const UNMET_TERMS = ['not_started', 'ended', 'store', 'customers', 'goods', 'minimum'] as const;
export type UnmetTerm = (typeof UNMET_TERMS)[number];
