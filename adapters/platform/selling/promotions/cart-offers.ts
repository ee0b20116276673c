import { isInForce, skusInScope, type CartPromotion } from '../../../../core/promotions';
import type { TotalsCoupon } from '../../../../core/totals';
import type { CatalogueReader, PricedCart } from '../../catalogue';
import { zoneIn, type Commerce, type ShopperView } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { couponInStore, findBloggerCode, minimumInStore } from './coupon-in-store';
import { buyerOf } from './judge-coupon';
import { promotionInStore } from './promotion-in-store';
import { termLines } from './term-facts';

type Db = Pick<Repositories, 'catalogue' | 'commerce' | 'coupons' | 'customers' | 'royalties'>;

interface OffersOf {
  readonly priced: PricedCart;
  readonly store: ShopperView;
  readonly customer: Customer | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Coupon of the cart. */
  readonly code: string | undefined;
  /** Promotion codes of an edited order: only these apply, without checking their conditions again. */
  readonly kept?: readonly string[] | undefined;
}

/** Promotions and coupon that a cart may use now. */
export interface CartOffers {
  readonly promotions: readonly CartPromotion[];
  readonly coupon: TotalsCoupon | undefined;
}

/**
 * Returns the promotions in force for a cart, in their order, and its coupon. A coupon out of its dates, stores or
 * customers is as none; below its minimum or without goods in scope it takes off nothing. Asks for orders only if a
 * promotion is for first ones.
 */
export async function cartOffers(
  db: Db,
  { priced, store, customer, now, code, kept }: OffersOf,
  reader: Pick<CatalogueReader, 'categoryAncestors' | 'commerce'>,
): Promise<CartOffers> {
  const { promotions, rates, timeZone } = await reader.commerce(db);
  const facts = { now, timeZone: zoneIn(store, timeZone), storeCode: store.storeCode, customer };
  const found = code === undefined ? undefined : await db.coupons.find(code.trim(), kept && 'inactive');
  const coupon = found !== undefined && (kept !== undefined || isInForce(found, facts)) ? found : undefined;
  const inForce =
    kept === undefined
      ? await forBuyer(
          db,
          promotions.filter((promotion) => isInForce(promotion, facts)),
          customer,
        )
      : await keptOf(db, kept);
  const bloggers = found === undefined && code !== undefined ? await findBloggerCode(db, code) : undefined;
  if (coupon === undefined && inForce.length === 0) return { promotions: [], coupon: bloggers };
  const lines = await termLines(db, priced, coupon === undefined ? inForce : [...inForce, coupon], reader);
  return {
    promotions: inForce.map((promotion) =>
      promotionInStore(promotion, skusInScope(promotion, lines), { store, rates }),
    ),
    coupon:
      coupon === undefined
        ? bloggers
        : {
            ...couponInStore(coupon, store, rates),
            skus: skusInScope(coupon, lines),
            minimum: minimumInStore(coupon, store, rates),
          },
  };
}

/** Promotions of an order, including inactive ones. */
async function keptOf(
  { commerce }: Pick<Repositories, 'commerce'>,
  codes: readonly string[],
): Promise<Commerce['promotions']> {
  if (codes.length === 0) return [];
  const { promotions = [] } = await commerce.read();
  return promotions.filter(({ code }) => codes.includes(code));
}

/**
 * Promotions for a first order need a confirmed customer: a guest's address is known only when ordering, and anyone can
 * register one account after another.
 */
async function forBuyer(
  { coupons }: Pick<Repositories, 'coupons'>,
  promotions: Commerce['promotions'],
  customer: Customer | undefined,
): Promise<Commerce['promotions']> {
  if (!promotions.some(({ first_order_only: isFirst }) => isFirst === true)) return promotions;
  const buyer = customer?.isVerified === true ? buyerOf(customer) : undefined;
  const orders = buyer && (await coupons.uses('', { ...buyer, byMailbox: false })).orders;
  return orders === 0 ? promotions : promotions.filter(({ first_order_only: isFirst }) => isFirst !== true);
}
