import type { Access, Endpoint } from '../../../../core/contract';
import type { Limit } from './rate-limiter';
import { PACE } from '../settings/pace';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type Purpose =
  | 'account'
  | 'browsing'
  | 'cart'
  | 'cart-change'
  | 'cart-look'
  | 'click'
  | 'code'
  | 'discount'
  | 'look-up'
  | 'mail-token'
  | 'message'
  | 'order'
  | 'order-look'
  | 'reading'
  | 'refresh'
  | 'registration'
  | 'review'
  | 'session'
  | 'sign-in'
  | 'staff'
  | 'upload';

export const ADDRESS_LIMITS: Readonly<Record<Purpose, Limit>> = {
  account: { count: 1200, windowMs: 10 * MINUTE_MS },
  browsing: { count: PACE.browsing, windowMs: 10 * MINUTE_MS },
  cart: { count: 600, windowMs: HOUR_MS },
  'cart-change': { count: PACE.cartChanges, windowMs: 10 * MINUTE_MS },
  'cart-look': { count: PACE.cartChanges, windowMs: 10 * MINUTE_MS },
  click: { count: 60, windowMs: HOUR_MS },
  code: { count: 40, windowMs: HOUR_MS },
  discount: { count: 60, windowMs: 10 * MINUTE_MS },
  'look-up': { count: 60, windowMs: 10 * MINUTE_MS },
  'mail-token': { count: 60, windowMs: HOUR_MS },
  message: { count: 30, windowMs: HOUR_MS },
  order: { count: 100, windowMs: HOUR_MS },
  'order-look': { count: 600, windowMs: 10 * MINUTE_MS },
  reading: { count: 2 * PACE.browsing, windowMs: 10 * MINUTE_MS },
  // Many people behind one address would be signed out.
  refresh: { count: PACE.browsing, windowMs: 10 * MINUTE_MS },
  registration: { count: 20, windowMs: HOUR_MS },
  review: { count: 20, windowMs: HOUR_MS },
  session: { count: 600, windowMs: 10 * MINUTE_MS },
  'sign-in': { count: 60, windowMs: 10 * MINUTE_MS },
  staff: { count: PACE.staff, windowMs: 10 * MINUTE_MS },
  upload: { count: 60, windowMs: HOUR_MS },
};

/**
 * Frequent reads are counted in memory and persisted once per portion; each process may exceed the limit by one
 * portion.
 */
export const PORTIONS: Readonly<Partial<Record<Purpose, number>>> = {
  account: 10,
  browsing: 30,
  'cart-change': 10,
  'cart-look': 10,
  click: 10,
  'order-look': 10,
  reading: 30,
  refresh: 10,
  session: 10,
  staff: 30,
};

/** Purpose of endpoints that are not listed below, so that a new one is never without a limit. */
const BY_ACCESS: Readonly<Record<Access, Purpose>> = {
  public: 'reading',
  cart: 'cart-look',
  user: 'account',
  staff: 'staff',
};

/** Payment reports come from few provider addresses; refusing one would delay a paid order. */
const UNLIMITED: ReadonlySet<string> = new Set(['notifyPayment']);

const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ['createCart', 'cart'],
  ['searchProducts', 'browsing'],
  ['suggest', 'browsing'],
  ['similarProducts', 'browsing'],
  ['renderList', 'browsing'],
  ['checkStock', 'browsing'],
  ['listStock', 'browsing'],
  ['checkoutStock', 'browsing'],
  ['urlMap', 'browsing'],
  ['updateCart', 'cart-change'],
  ['deleteFromCart', 'cart-change'],
  ['cartTotals', 'cart-change'],
  ['collectTotals', 'cart-change'],
  ['shippingInformation', 'cart-change'],
  ['shareCart', 'cart-change'],
  ['getCart', 'cart-look'],
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
  ['mailToken', 'mail-token'],
  ['sendOrderLink', 'message'],
  ['subscribeNewsletter', 'message'],
  ['createStockAlert', 'message'],
  ['placeOrder', 'order'],
  ['getOrder', 'order-look'],
  ['orderHistory', 'order-look'],
  ['ownDownloads', 'order-look'],
  ['trackOrder', 'order-look'],
  ['cancelOrder', 'order-look'],
  ['startReturn', 'order-look'],
  ['sendGiftCard', 'order-look'],
  ['createUser', 'registration'],
  ['makeOrderAccount', 'registration'],
  ['createReview', 'review'],
  ['beginPasskeySignIn', 'session'],
  ['logout', 'session'],
  ['refreshTokens', 'refresh'],
  ['passwordLogin', 'sign-in'],
  ['checkCode', 'sign-in'],
  ['fastLogin', 'sign-in'],
  ['signInByCode', 'sign-in'],
  ['signInByLink', 'sign-in'],
  ['signInByPasskey', 'sign-in'],
  ['addPasskey', 'sign-in'],
  ['givePasskeyFactor', 'sign-in'],
  ['checkReset', 'sign-in'],
  ['createPassword', 'sign-in'],
  ['changePassword', 'sign-in'],
  ['confirmSecondFactor', 'sign-in'],
  ['giveSecondFactor', 'sign-in'],
  ['removeSecondFactor', 'sign-in'],
  ['changePhoto', 'upload'],
  ['bloggerUploadPhotos', 'upload'],
]);

/** Returns the limit that counts calls of an endpoint of the shop; undefined for reports of payments. */
export function purposeOf({ name, access }: Pick<Endpoint, 'access' | 'name'>): Purpose | undefined {
  return UNLIMITED.has(name) ? undefined : (PURPOSES.get(name) ?? BY_ACCESS[access]);
}

/** Endpoints with a specific limit. */
export const LIMITED_ENDPOINTS: readonly string[] = [...PURPOSES.keys()];
