import { BANK_TRANSFER } from '../content/bank-account';
import type { ShippingMethod } from './cart';

/** Available offline. In major units of the main currency. */
export const STANDARD_SHIPPING = {
  method_code: 'standard',
  carrier_code: 'vitrine',
  amount: 4,
  limit: 1_000_000,
  default: true,
  offline: true,
} as const satisfies Partial<ShippingMethod>;

/** Code of cash on delivery. */
export const CASH_ON_DELIVERY = 'cashondelivery';

/** Payment code of orders fully paid by gift cards. */
export const GIFT_CARD_PAYMENT = 'giftcard';

/**
 * Returns true if gift cards cover the total.
 * @param segments rows of the totals
 */
export function isPaidByGiftCards(segments: readonly { readonly code: string; readonly value: number }[]): boolean {
  const valueOf = (code: string) => segments.find((segment) => segment.code === code)?.value ?? 0;
  return valueOf('gift_card') < 0 && valueOf('grand_total') === 0;
}

interface SendingTerms {
  readonly code: string;
  readonly redirect?: boolean | undefined;
  readonly send_when_paid?: boolean | undefined;
}

/** By the merchant's setting; default true for bank transfers. */
export function isSentOnlyPaid({ code, redirect, send_when_paid: isSet }: SendingTerms): boolean {
  return redirect === true || (isSet ?? code === BANK_TRANSFER);
}

export function codesSentOnlyPaid(methods: readonly SendingTerms[]): readonly string[] {
  const isListed = methods.some(({ code }) => code === BANK_TRANSFER);
  return [...methods, ...(isListed ? [] : [{ code: BANK_TRANSFER }])].filter(isSentOnlyPaid).map(({ code }) => code);
}

export const PROMO_ORDER = 'promo';

export function isPayableBy(code: string, hasVirtual: boolean): boolean {
  return !(hasVirtual && code === CASH_ON_DELIVERY);
}

/** Wallets of payment pages, by code. */
export const WALLETS = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const;
export type Wallet = keyof typeof WALLETS;
