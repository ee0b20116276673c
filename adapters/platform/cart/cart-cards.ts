import { MOST_GIFT_CARDS } from '../../../core/contract/cart-discounts';
import { cartChanged } from './cart-errors';
import type { OpenCart } from './cart-service';
import { invalidField } from '../http/api-error';
import type { RateLimiter } from '../accounts/rate-limiter';
import type { StoredCart } from '../ports/carts';
import type { Repositories } from '../ports/database';
import type { Settings } from '../settings/options';
import { giftCardRefused } from '../gift-cards/card-refused';
import { cardOfCode } from '../gift-cards/pay-with-cards';

type Db = Pick<Repositories, 'carts' | 'giftCards' | 'orders'>;

const HOUR_MS = 60 * 60 * 1000;
/** Codes that are tried for one cart, and codes that were wrong, of everybody. */
const LIMITS = { codes: { count: 10, windowMs: HOUR_MS }, misses: { count: 1000, windowMs: HOUR_MS } } as const;

/** Gift cards on carts. Nothing is taken from them before the order. */
export class CartCards {
  constructor(private readonly parts: { readonly rates: RateLimiter; readonly settings: Settings }) {}

  /** Counts a try. Before the unit of work. @throws ApiError 429 */
  async try(token: string): Promise<void> {
    await this.parts.rates.hit(`gift-card-cart:${token}`, LIMITS.codes);
  }

  /** Counts a code that was wrong. After the unit of work. @throws ApiError 429 */
  async missed(): Promise<void> {
    await this.parts.rates.hit('gift-card-misses', LIMITS.misses);
  }

  /** Puts the card of a code on a cart. @throws ApiError 409 one of the refusals of a card, or 'cart_changed' as for a coupon; 400 where there are too many */
  async put(db: Db, { cart, store }: OpenCart, typed: string, known: number | undefined): Promise<OpenCart> {
    const { settings } = this.parts;
    const found = await cardOfCode(db, typed, settings.clock.now());
    if ('fault' in found) throw giftCardRefused(found.fault);
    if (found.card.currency !== store.i18n.currencyCode) throw giftCardRefused('currency');
    if ((await db.giftCards.onCart(cart.token)).length >= MOST_GIFT_CARDS)
      throw invalidField('code', `is one too many: a cart takes ${String(MOST_GIFT_CARDS)} gift cards`);
    const changed = await this.#count(db, cart.token, known);
    await db.giftCards.putOnCart(cart.token, found.card.id);
    return { cart: { ...changed, hasGiftCards: true }, store };
  }

  /** Takes a card off a cart. @throws ApiError 409 'cart_changed' as for a coupon */
  async take(db: Db, { cart, store }: OpenCart, id: string, known: number | undefined): Promise<OpenCart> {
    await db.giftCards.takeOffCart(cart.token, id);
    return { cart: await this.#count(db, cart.token, known), store };
  }

  async #count({ carts }: Db, token: string, known: number | undefined): Promise<StoredCart> {
    const changed = await carts.change(token, {}, this.parts.settings.clock.now(), known);
    if (changed === undefined) throw cartChanged();
    return changed;
  }
}
