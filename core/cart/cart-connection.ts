import type { ShopConfig } from '../config';
import { createCart } from '../contract/create-cart';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { NoticesArea } from '../notices/notices';
import type { Gateway, Session } from '../sync';
import type { CartItem } from './cart';
import { connected, firstLine, lineToSend } from './first-line';
import { keptNotice } from './kept-notice';
import type { CartRecord } from './cart-record';
import type { CartStore } from './cart-store';
import { forgetServer, leftBehind } from './change-lines';
import { claimed, connectTo, goOver, lessOrdered, needsClaim, waitingLines } from './claim-cart';
import { settleFormer } from './former-owner';
import { planConnect } from './plan-connect';
import { isDirty } from './plan-sync';

interface CartConnectionParts {
  readonly store: CartStore;
  readonly gateway: Gateway;
  readonly session: Session;
  readonly config: ShopConfig;
  readonly notices: NoticesArea;
}

/** Which server cart is this shopper's (S §4, cart connect): connecting, signing in, and carts that are gone. */
export class CartConnection {
  #givenUp = false;
  /** For whom the server refused a cart: it is not asked again until something changes. */
  #refused = '';

  constructor(private readonly parts: CartConnectionParts) {}

  get isGivenUp(): boolean {
    return this.#givenUp;
  }

  /** Tries again after sync was disabled by an answer that connecting could not use. */
  enable(): void {
    this.#givenUp = false;
    this.#refused = '';
  }

  /** Whether the cart is still to become that of the signed-in user. */
  get isUnclaimed(): boolean {
    const { session } = this.parts;
    return needsClaim(this.#cart, session) && this.#refused !== session.userId;
  }

  /** A reply, or undefined when none came that can be read. */
  async ask<R>(call: () => Promise<R>): Promise<R | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.code !== 'request-failed') this.parts.store.report(error, 'sync');
      return undefined;
    }
  }

  /** S §4: 200 stores the token; 401 retries as guest until the bypass maximum; otherwise sync is disabled and the error logged. */
  async connect(): Promise<boolean> {
    const { store, session, config } = this.parts;
    while (this.#cart.cartServerToken === '') {
      const { connectBypassCount } = this.#cart;
      const asGuest = connectBypassCount > 0;
      const owner = asGuest ? '' : session.userId;
      const asked = this.#cart;
      const line = firstLine(asked, owner);
      const reply = await this.#create(asGuest ? { token: '' } : {}, line);
      if (reply === undefined) return false;
      const plan = planConnect(reply.code, connectBypassCount, config.cart.maxBypassAttempts);
      if (plan.kind === 'retry-as-guest') {
        store.update((cart) => ({ ...cart, connectBypassCount: connectBypassCount + 1 }));
      } else if (plan.kind === 'disable-sync' || !reply.ok) {
        this.#givenUp = true;
        store.update((cart) => ({ ...cart, connectBypassCount: 0 }));
        store.report(new ShopError('request-rejected', { params: { message: `code ${reply.code}` } }), 'connect');
        return false;
      } else {
        const made = { asked, line, now: store.now() };
        store.update((cart) => ({ ...connected(cart, reply, owner, made), connectBypassCount: 0 }));
      }
    }
    return true;
  }

  /** Lines that stayed when a session ended in checkout become those of the next signed-in user, or go. */
  settleFormer(): void {
    this.parts.store.update((cart) => settleFormer(cart, this.parts.session.userId));
  }

  /**
   * Makes the cart that of the signed-in user (S §4, cart merge). The server joins their carts in one step, so however often this
   * is tried no unit is doubled or lost.
   * @param push sends what the guest's cart does not have yet
   * @returns false when there is no way to it now; it is made good with the next sync
   */
  async settleClaim(push: () => Promise<unknown>): Promise<boolean> {
    if (!this.isUnclaimed) return true;
    const { store, session, notices } = this.parts;
    const { userId } = session;
    // Of another customer, who has left without this device being able to keep it: their cart is not for this one.
    if (this.#cart.owner !== '') store.update(leftBehind);
    this.settleFormer();
    if (this.#cart.owner === userId) return true;
    if (!(await this.#guestCart(push))) return false;
    const { cartServerToken: guestCart, keeps } = this.#cart;
    const query = guestCart === '' ? {} : { guestCart, policy: keeps ? ('keep' as const) : ('merge' as const) };
    const reply = await this.#create(query);
    // A user who signed out meanwhile has no part in it; if another tab went over to another cart, the next sync asks for that one.
    if (reply === undefined || session.userId !== userId || this.#cart.cartServerToken !== guestCart) return false;
    if (!reply.ok) {
      if (reply.code < 500) this.#refused = userId;
      return reply.code < 500;
    }
    store.update((cart) => claimed(cart, reply, userId));
    if (keeps && waitingLines(reply) > 0) notices.spawn(keptNotice());
    return true;
  }

  /**
   * The server's cart is gone: a new one takes the lines, or one that took them already.
   * @returns false when there is no way to it now
   */
  async startOver(): Promise<boolean> {
    const { store, session } = this.parts;
    const { cartServerToken: lost } = this.#cart;
    if (session.userToken !== '' && lost !== '') {
      const owner = session.userId;
      const reply = await this.#create({ guestCart: lost });
      if (reply === undefined) return false;
      if (reply.ok && this.#cart.cartServerToken === lost) {
        const why = reply.meta?.joined === true ? 'joined' : 'again';
        store.update((cart) => ({ ...goOver(lessOrdered(cart, reply), reply, why), owner }));
      }
      if (reply.ok) return true;
    }
    store.update(forgetServer);
    return this.#cart.cartItems.length > 0 && this.connect();
  }

  get #cart(): CartRecord {
    return this.parts.store.value;
  }

  #create(
    query: { readonly token?: string; readonly guestCart?: string; readonly policy?: 'keep' | 'merge' },
    line?: CartItem,
  ) {
    const input = { query, ...(line && { body: { cartItem: lineToSend(line) } }) };
    return this.ask(() =>
      this.parts.gateway.ask(createCart, input, { silent: true, storeCode: this.parts.store.storeCode }),
    );
  }

  /** Sees to it that the server has what it is to join or to keep. @returns false when there is no way to it now */
  async #guestCart(push: () => Promise<unknown>): Promise<boolean> {
    const { store } = this.parts;
    const { cartServerToken, cartItems, keeps } = this.#cart;
    if (cartServerToken === '') {
      // Lines that no server cart has come on top of the customer's own, unless they are to be kept apart.
      if (cartItems.length === 0 || !keeps) return true;
      const reply = await this.#create({ token: '' });
      if (reply?.ok !== true) return false;
      store.update((cart) => connectTo(cart, reply, ''));
    }
    if (isDirty(this.#cart)) await push();
    return !isDirty(this.#cart);
  }
}
