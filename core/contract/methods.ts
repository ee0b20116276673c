import { BANK_TRANSFER } from './bank-account';
import type { ShippingMethod } from './cart';

/** S §9: the way to ship that every shop has, and that can be chosen offline. Amounts in major units of the main currency. */
export const STANDARD_SHIPPING = {
  method_code: 'standard',
  carrier_code: 'vitrine',
  amount: 4,
  limit: 1_000_000,
  default: true,
  offline: true,
} as const satisfies Partial<ShippingMethod>;

/** Code of paying when it is brought. */
export const CASH_ON_DELIVERY = 'cashondelivery';

/** Code of how an order is paid that gift cards pay in whole: no other way is needed. */
export const GIFT_CARD_PAYMENT = 'giftcard';

/** Whether gift cards pay for all of it, so that no other way to pay is needed. Pure. @param segments lines of the totals, in any unit of money */
export function isPaidByGiftCards(segments: readonly { readonly code: string; readonly value: number }[]): boolean {
  const valueOf = (code: string) => segments.find((segment) => segment.code === code)?.value ?? 0;
  return valueOf('gift_card') < 0 && valueOf('grand_total') === 0;
}

/** Members of a way to pay that decide whether its orders are sent before they are paid. */
interface SendingTerms {
  readonly code: string;
  readonly redirect?: boolean | undefined;
  readonly send_when_paid?: boolean | undefined;
}

/** Returns true if orders paid this way are sent only once they are paid: by the merchant's setting, which is on for bank transfers by default. Pure. */
export function isSentOnlyPaid({ code, redirect, send_when_paid: isSet }: SendingTerms): boolean {
  return redirect === true || (isSet ?? code === BANK_TRANSFER);
}

/** Codes of the ways to pay whose orders are sent only once they are paid; the default counts for a bank transfer that is no longer offered. Pure. */
export function codesSentOnlyPaid(methods: readonly SendingTerms[]): readonly string[] {
  const isListed = methods.some(({ code }) => code === BANK_TRANSFER);
  return [...methods, ...(isListed ? [] : [{ code: BANK_TRANSFER }])].filter(isSentOnlyPaid).map(({ code }) => code);
}

/** Code of a blogger's order of products to show, which costs nothing (A §3, Order: promo). */
export const PROMO_ORDER = 'promo';

/**
 * Whether a cart can be paid this way at all (S §4): what is paid on delivery is handed over. Pure.
 * @param hasVirtual whether a part of the cart is virtual or downloaded (`hasVirtualLine`)
 */
export function isPayableBy(code: string, hasVirtual: boolean): boolean {
  return !(hasVirtual && code === CASH_ON_DELIVERY);
}

/** Wallets of devices that a payment page can offer beside cards, by the code of each with its name, which is the same in every language. */
export const WALLETS = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const;
export type Wallet = keyof typeof WALLETS;
