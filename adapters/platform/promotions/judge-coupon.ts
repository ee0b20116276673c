import { couponLimitReached } from '../../../core/contract/cart-refusals';
import { isLimited, limitMet } from '../../../core/contract/coupon-limits';
import { readEmail } from '../../../core/contract/contact';
import { refuse } from '../http/api-error';
import type { CouponBuyer } from '../ports/coupons';
import type { Customer } from '../ports/customers';
import type { Repositories } from '../ports/database';

/**
 * Whose orders count against the limits of a coupon; undefined while nobody is known.
 * @param address of the order, once there is one
 */
export function buyerOf(customer: Customer | undefined, address?: string): CouponBuyer | undefined {
  if (customer === undefined && address === undefined) return undefined;
  const emails = [address, customer?.email, customer?.loginEmail].flatMap((raw) => {
    const email = typeof raw === 'string' ? readEmail(raw) : undefined;
    return email === undefined ? [] : [email];
  });
  return { customerId: customer?.id, emails: [...new Set(emails)] };
}

/**
 * Whether a coupon may be used for one more order of this customer. In the unit of work that writes the order, so that no two orders take the last use.
 * @param code of a coupon; one that there is not is judged by its price
 * @throws ApiError 400 'coupon_limit_reached', with the coupon and what limits it
 */
export async function judgeCoupon(
  db: Pick<Repositories, 'coupons'>,
  code: string | undefined,
  buyer: CouponBuyer | undefined,
): Promise<void> {
  const coupon = code === undefined ? undefined : await db.coupons.find(code.trim());
  if (coupon === undefined || !isLimited(coupon)) return;
  await db.coupons.lock(coupon.code);
  const limit = limitMet(coupon, await db.coupons.uses(coupon.code, buyer));
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
