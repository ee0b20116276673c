import type { Limit } from '../accounts/rate-limiter';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What calls are for that strangers make in masses. Calls of one purpose are counted together. */
export type Purpose =
  'cart' | 'code' | 'discount' | 'look-up' | 'message' | 'order' | 'registration' | 'review' | 'sign-in' | 'upload';

/**
 * How often one address may do it: far more than a household or an office behind one address does in a sale, far less than a
 * program that guesses, spams or fills the disk. An IPv6 address counts as its network of 64 bits, which one subscriber has whole.
 */
export const ADDRESS_LIMITS: Readonly<Record<Purpose, Limit>> = {
  cart: { count: 600, windowMs: HOUR_MS },
  code: { count: 40, windowMs: HOUR_MS },
  discount: { count: 60, windowMs: 10 * MINUTE_MS },
  'look-up': { count: 60, windowMs: 10 * MINUTE_MS },
  message: { count: 30, windowMs: HOUR_MS },
  order: { count: 100, windowMs: HOUR_MS },
  registration: { count: 20, windowMs: HOUR_MS },
  review: { count: 20, windowMs: HOUR_MS },
  'sign-in': { count: 60, windowMs: 10 * MINUTE_MS },
  upload: { count: 60, windowMs: HOUR_MS },
};

/** How often all addresses together may do it: codes by SMS cost money, and an attacker has many addresses. */
export const SHOP_LIMITS: Readonly<Partial<Record<Purpose, Limit>>> = {
  code: { count: 5000, windowMs: HOUR_MS },
};

/** Purposes by the name of the endpoint. */
const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ['createCart', 'cart'],
  ['requestCode', 'code'],
  ['sendCode', 'code'],
  ['askForCall', 'code'],
  ['callBack', 'code'],
  ['resetPassword', 'code'],
  ['applyCoupon', 'discount'],
  ['applyGiftCard', 'discount'],
  ['giftCardBalance', 'discount'],
  ['payWithGiftCards', 'discount'],
  ['findOrder', 'look-up'],
  ['sendMail', 'message'],
  ['subscribeNewsletter', 'message'],
  ['createStockAlert', 'message'],
  ['placeOrder', 'order'],
  ['createUser', 'registration'],
  ['makeOrderAccount', 'registration'],
  ['createReview', 'review'],
  ['passwordLogin', 'sign-in'],
  ['checkCode', 'sign-in'],
  ['fastLogin', 'sign-in'],
  ['signInByCode', 'sign-in'],
  ['signInByLink', 'sign-in'],
  ['checkReset', 'sign-in'],
  ['createPassword', 'sign-in'],
  ['changePassword', 'sign-in'],
  ['confirmSecondFactor', 'sign-in'],
  ['giveSecondFactor', 'sign-in'],
  ['removeSecondFactor', 'sign-in'],
  ['changePhoto', 'upload'],
  ['bloggerUploadPhotos', 'upload'],
]);

/** What an endpoint is for, where it is one that is limited. */
export function purposeOf(endpoint: string): Purpose | undefined {
  return PURPOSES.get(endpoint);
}

/** Names of all endpoints that are limited; each has to be one of the contract's. */
export const LIMITED_ENDPOINTS: readonly string[] = [...PURPOSES.keys()];
