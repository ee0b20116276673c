import * as z from 'zod/mini';
import { isOwnOrder } from '../../../../core/bloggers/attribute-order';
import { couponLimitReached } from '../../../../core/contract/selling/cart-refusals';
import { isLimited, limitMet, type CouponRefusalReason } from '../../../../core/contract/selling/coupon-limits';
import { readEmail } from '../../../../core/contract/foundation/contact';
import { siteSettings, type SettingsReader } from '../../content';
import { type ApiError, codeOwners, refuse } from '../../foundation';
import type { CouponBuyer } from '../../ports/selling/coupons';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

type Buyer = Omit<CouponBuyer, 'byMailbox'>;
const counting = z.looseObject({ coupons_by_mailbox: z.optional(z.boolean()) });

/**
 * Returns whose orders count against coupon limits. For verified customers, orders by strangers count once paid or
 * sent.
 * @param address of the order, if known
 */
export function buyerOf(customer: Customer | undefined, address?: string): Buyer | undefined {
  if (customer === undefined && address === undefined) return undefined;
  const emails = [address, customer?.email, customer?.loginEmail].flatMap((raw) => {
    const email = typeof raw === 'string' ? readEmail(raw) : undefined;
    return email === undefined ? [] : [email];
  });
  return { customerId: customer?.id, isConfirmed: customer?.isVerified === true, emails: [...new Set(emails)] };
}

/** Before ordering only verified addresses count, so that nobody can probe a stranger's orders. */
export function confirmedBuyerOf(customer: Customer | undefined): Buyer | undefined {
  if (customer === undefined || customer.isVerified) return buyerOf(customer);
  return { customerId: customer.id, isConfirmed: false, emails: [] };
}

export async function judgeCoupon(
  db: Pick<Repositories, 'commerce' | 'content' | 'coupons' | 'customers' | 'royalties'>,
  reader: SettingsReader,
  { code, buyer }: { readonly code: string | undefined; readonly buyer: Buyer | undefined },
): Promise<void> {
  if (code === undefined) return;
  const coupon = await db.coupons.find(code.trim());
  if (coupon === undefined) return judgeBloggerCode(db, code, buyer);
  if (!isLimited(coupon)) return;
  await db.coupons.lock(coupon.code);
  const byMailbox = (await siteSettings(db, reader, counting))?.coupons_by_mailbox === true;
  const limit = limitMet(coupon, await db.coupons.uses(coupon.code, buyer && { ...buyer, byMailbox }));
  if (limit !== undefined) throw refusal(coupon.code, limit);
}

async function judgeBloggerCode(
  db: Pick<Repositories, 'customers' | 'royalties'>,
  typed: string,
  buyer: Buyer | undefined,
): Promise<void> {
  if (buyer === undefined) return;
  const [owner] = await codeOwners(db, [typed]);
  const { customerId, emails } = buyer;
  if (owner !== undefined && isOwnOrder(owner, { customerId, contacts: emails })) throw refusal(owner.code, 'own_code');
}

function refusal(coupon: string, limit: CouponRefusalReason): ApiError {
  const message = `The coupon ${coupon} cannot be used for this order: ${WORDS[limit]}`;
  return refuse(couponLimitReached, message, { coupon, limit });
}

const WORDS = {
  uses_total: 'it has been used as often as it may be',
  first_order_only: 'it is for a first order, and there is an earlier one',
  uses_per_customer: 'this customer has used it as often as one may',
  own_code: 'it is the code of the buyer',
} as const satisfies Record<CouponRefusalReason, string>;
