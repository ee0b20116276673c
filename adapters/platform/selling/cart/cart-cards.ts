import { MAX_GIFT_CARDS } from '../../../../core/contract/selling/cart-discounts';
import { cartChanged } from './cart-errors';
import type { OpenCart } from './cart-service';
import { invalidField, type RateLimiter, type Settings } from '../../foundation';
import type { StoredCart } from '../../ports/selling/carts';
import type { Repositories } from '../../ports/database';
import { giftCardRefused } from '../gift-cards/card-refused';
import { CardGuesses } from '../gift-cards/card-guesses';
import { cardOfCode } from '../gift-cards/pay-with-cards';

type Db = Pick<Repositories, 'carts' | 'giftCards' | 'orders'>;

const HOUR_MS = 60 * 60 * 1000;
const CODES = { count: 10, windowMs: HOUR_MS } as const;

/** Gift cards on carts; nothing is charged before the order. */
export class CartCards {
  readonly #guesses: CardGuesses;

  constructor(private readonly parts: { readonly rates: RateLimiter; readonly settings: Settings }) {
    this.#guesses = new CardGuesses(parts.rates);
  }

  /**
   * Call before the unit of work.
   * @throws ApiError 429
   */
  async try(token: string, address: string | undefined): Promise<void> {
    await this.#guesses.check(address);
    await this.parts.rates.hit(`gift-card-cart:${token}`, CODES);
  }

  /**
   * Call after the unit of work.
   * @throws ApiError 429
   */
  async missed(address: string | undefined): Promise<void> {
    await this.#guesses.missed(address);
  }

  /** @throws ApiError 409 with the card's error or 'cart_changed'; 400 if there are too many */
  async put(db: Db, { cart, store }: OpenCart, typed: string, known: number | undefined): Promise<OpenCart> {
    const { settings } = this.parts;
    const found = await cardOfCode(db, typed, settings.clock.now());
    if ('fault' in found) throw giftCardRefused(found.fault);
    if (found.card.currency !== store.i18n.currencyCode) throw giftCardRefused('currency');
    if ((await db.giftCards.onCart(cart.token)).length >= MAX_GIFT_CARDS)
      throw invalidField('code', `is one too many: a cart takes ${String(MAX_GIFT_CARDS)} gift cards`);
    const changed = await this.#count(db, cart.token, known);
    await db.giftCards.putOnCart(cart.token, found.card.id);
    return { cart: { ...changed, hasGiftCards: true }, store };
  }

  /** @throws ApiError 409 'cart_changed' */
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
