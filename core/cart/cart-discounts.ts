import {
  applyCoupon,
  applyGiftCard,
  deleteCoupon,
  removeGiftCard,
  skipBonuses,
  spendBonuses,
} from '../contract/selling/cart-discounts';
import type { MetaOf } from '../contract';
import { inject, injectable, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, SESSION, sessionOver, requestRejected, type Gateway, type Session } from '../sync';
import { askAtRevision, COUPON, GIFT_CARD, isOvertaken, OVERTAKEN, type RevisionReply } from './ask-at-revision';
import type { Coupon } from './cart';
import type { CartReply } from './cart-reply';
import type { CartData } from './cart-record';
import { CART_STORE, type CartStore } from './cart-store';
import { CART_SYNC, type CartSync } from './cart-sync';
import { couponLimitError } from './coupon-limit-error';
import { couponTermError } from './coupon-term-error';
import { answerOf, meantFor } from './server-revision';
import { takeOffered } from './take-totals';

/** Coupons, gift cards and bonuses of the cart, which only the server may accept. */
@injectable()
export class CartDiscounts {
  constructor(
    @inject(CART_STORE) private readonly store: CartStore,
    @inject(CART_SYNC) private readonly server: CartSync,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(SESSION) private readonly session: Session,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: Pick<StoreViewsArea, 'price'>,
  ) {}

  /**
   * @returns false if the server rejected it
   * @throws ShopError 'coupon-used-up', 'coupon-first-order' or 'coupon-used'; 'coupon-not-started', 'coupon-ended',
   * 'coupon-other-store', 'coupon-customers', 'coupon-goods' or 'coupon-minimum'; 'request-failed' without an answer
   */
  async applyCoupon(code: string): Promise<boolean> {
    const { asked, reply } = await this.#change((cart) =>
      this.gateway.ask(applyCoupon, { query: { coupon: code, ...meantFor(cart) } }, COUPON),
    );
    if (!reply.ok && reply.refused === 'coupon_limit_reached') throw couponLimitError(reply.data, code);
    if (!reply.ok && reply.refused === 'coupon_not_applicable')
      throw couponTermError(reply.data, code, (amount) => this.storeViews.price(amount));
    if (!reply.ok || !reply.result) return false;
    this.#answered(asked, reply.meta, { code, active: true });
    return true;
  }

  /** @throws ShopError 'request-rejected' (params.reason); 'request-failed' without an answer */
  async applyGiftCard(code: string): Promise<void> {
    const { reply } = await this.#change((cart) =>
      this.gateway.ask(applyGiftCard, { query: meantFor(cart), body: { code } }, GIFT_CARD),
    );
    if (!reply.ok) throw requestRejected(reply);
  }

  async removeGiftCard(id: string): Promise<void> {
    await this.#change((cart) => this.gateway.ask(removeGiftCard, { query: meantFor(cart), body: { id } }, OVERTAKEN));
  }

  async spendBonuses(spends: boolean): Promise<boolean> {
    const endpoint = spends ? spendBonuses : skipBonuses;
    const { asked, reply } = await this.#change((cart) =>
      this.gateway.ask(endpoint, { query: meantFor(cart) }, OVERTAKEN),
    );
    if (!reply.ok) return false;
    this.store.answered(answerOf(asked, reply.meta), (cart) => ({ ...cart, spendUserAccount: spends }));
    return true;
  }

  async removeCoupon(): Promise<void> {
    const { asked, reply } = await this.#change((cart) =>
      this.gateway.ask(deleteCoupon, { query: meantFor(cart) }, OVERTAKEN),
    );
    if (!reply.ok) return;
    this.#answered(asked, reply.meta, null);
  }

  #answered(asked: CartData, meta: MetaOf<typeof applyCoupon> | undefined, coupon: Coupon | null): void {
    const { taxing } = this.store.value;
    this.store.answered(answerOf(asked, meta), (cart) =>
      takeOffered({ ...cart, coupon }, { asked, totals: meta?.totals, taxing }),
    );
  }

  /** @throws ShopError 'request-failed' if the server decided nothing */
  async #change<R extends CartReply>(call: (cart: CartData) => Promise<R>): Promise<RevisionReply<R>> {
    const { userId } = this.session;
    const { asked, reply } = await askAtRevision(this.store, this.server, call);
    if (!reply.ok && !hasDecided(reply, userId)) {
      throw this.session.userId === userId ? undecided(reply.code) : sessionOver();
    }
    return { asked, reply };
  }
}

/** Server errors, repeated conflicts and expired sessions decide nothing about the request. */
function hasDecided(refusal: CartReply & { readonly ok: false }, userId: string): boolean {
  return refusal.code < 500 && !isOvertaken(refusal) && !(refusal.code === 401 && userId !== '');
}

function undecided(code: number): ShopError {
  return new ShopError('request-failed', { params: { reason: String(code) } });
}

export const CART_DISCOUNTS = token<CartDiscounts>('CartDiscounts');
