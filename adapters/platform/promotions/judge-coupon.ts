import * as z from 'zod/mini';
import { couponLimitReached } from '../../../core/contract/cart-refusals';
import { isLimited, limitMet } from '../../../core/contract/coupon-limits';
import { readEmail } from '../../../core/contract/contact';
import { siteSettings, type SettingsReader } from '../content/site-settings';
import { refuse } from '../http/api-error';
import type { CouponBuyer } from '../ports/coupons';
import type { Customer } from '../ports/customers';
import type { Repositories } from '../ports/database';

/** Whose orders count; by which spellings of an address they are found is a setting of the shop. */
type Buyer = Omit<CouponBuyer, 'byMailbox'>;
const counting = z.looseObject({ coupons_by_mailbox: z.optional(z.boolean()) });

/**
 * Whose orders count against the limits of a coupon; undefined while nobody is known. What strangers have ordered with the address of a customer who has
 * confirmed it counts once it is paid or sent; against guests it counts at once, since one person can send many such orders.
 * @param address of the order, once there is one
 */
export function buyerOf(customer: Customer | undefined, address?: string): Buyer | undefined {
  if (customer === undefined && address === undefined) return undefined;
  const emails = [address, customer?.email, customer?.loginEmail].flatMap((raw) => {
    const email = typeof raw === 'string' ? readEmail(raw) : undefined;
    return email === undefined ? [] : [email];
  });
  return { customerId: customer?.id, isConfirmed: customer?.isVerified === true, emails: [...new Set(emails)] };
}

/**
 * The same while nothing is ordered yet. Orders of an address count only for who has confirmed it: anybody can open an account with a
 * stranger's address, and would learn here whether its owner has ordered.
 */
export function confirmedBuyerOf(customer: Customer | undefined): Buyer | undefined {
  if (customer === undefined || customer.isVerified) return buyerOf(customer);
  return { customerId: customer.id, isConfirmed: false, emails: [] };
}

/**
 * Whether a coupon may be used for one more order of this customer. In the unit of work that writes the order, so that no two orders take the last use.
 * @param code of a coupon; one that there is not is judged by its price
 * @param reader of the settings that say if plus addresses of a mailbox are one customer
 * @throws ApiError 400 'coupon_limit_reached', with the coupon and what limits it
 */
export async function judgeCoupon(
  db: Pick<Repositories, 'commerce' | 'content' | 'coupons'>,
  reader: SettingsReader,
  { code, buyer }: { readonly code: string | undefined; readonly buyer: Buyer | undefined },
): Promise<void> {
  const coupon = code === undefined ? undefined : await db.coupons.find(code.trim());
  if (coupon === undefined || !isLimited(coupon)) return;
  await db.coupons.lock(coupon.code);
  const byMailbox = (await siteSettings(db, reader, counting))?.coupons_by_mailbox === true;
  const limit = limitMet(coupon, await db.coupons.uses(coupon.code, buyer && { ...buyer, byMailbox }));
  if (limit === undefined) return;
  throw refuse(couponLimitReached, `The coupon ${coupon.code} cannot be used for this order: ${WORDS[limit]}`, {
    coupon: coupon.code,
    limit,
  });
}

const WORDS = {
  uses_total: 'it has been used as often as it may be',
  first_order_only: 'it is for a first order, and there is an earlier one',
  uses_per_customer: 'this customer has used it as often as one may',
} as const;
