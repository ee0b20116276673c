import type { ShopConfig } from '../config';
import { createCart } from '../contract/selling/create-cart';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { NoticesArea } from '../notices/notices';
import type { Gateway, Session } from '../sync';
import type { CartItem } from './cart';
import { connected, firstLine, lineToSend } from './first-line';
import { keptNotice } from './kept-notice';
import type { CartRecord } from './cart-record';
import type { CartStore } from './cart-store';
import { forgetServer, leftBehind } from './change-lines';
import { claimed, connectTo, switchCart, lessOrdered, needsClaim, waitingLines } from './claim-cart';
import { settleFormer } from './former-owner';
import { planConnect } from './plan-connect';
import { isDirty } from './plan-sync';

interface CartConnectionDependencies {
  readonly store: CartStore;
  readonly gateway: Gateway;
  readonly session: Session;
  readonly config: ShopConfig;
  readonly notices: NoticesArea;
}

export class CartConnection {
  #givenUp = false;
  #refused = '';

  constructor(private readonly parts: CartConnectionDependencies) {}

  get isGivenUp(): boolean {
    return this.#givenUp;
  }

  enable(): void {
    this.#givenUp = false;
    this.#refused = '';
  }

  get isUnclaimed(): boolean {
    const { session } = this.parts;
    return needsClaim(this.#cart, session) && this.#refused !== session.userId;
  }

  async ask<R>(call: () => Promise<R>): Promise<R | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.code !== 'request-failed') this.parts.store.report(error, 'sync');
      return undefined;
    }
  }

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
        store.updateTab({ connectBypassCount: connectBypassCount + 1 });
      } else if (plan.kind === 'disable-sync' || !reply.ok) {
        this.#givenUp = true;
        store.updateTab({ connectBypassCount: 0 });
        store.report(new ShopError('request-rejected', { params: { message: `code ${reply.code}` } }), 'connect');
        return false;
      } else {
        const made = { asked, line, taxing: this.#cart.taxing };
        store.update((cart) => connected(cart, reply, owner, made));
        store.updateTab({ connectBypassCount: 0 });
        // Two tabs may connect at the same moment; the cart that is stored first stays.
        await store.written();
      }
    }
    return true;
  }

  /** Assigns lines left by a lost checkout session to the returning customer, or drops them. */
  settleFormer(): void {
    const { store, session } = this.parts;
    const { userId } = session;
    store.update((cart) => settleFormer(cart, userId));
  }

  /**
   * Merges the cart into the user's in one server step, so that retries neither double nor lose units.
   * @param push sends unsynced guest lines
   * @returns false if the server is unreachable; the next sync retries
   */
  async settleClaim(push: () => Promise<unknown>): Promise<boolean> {
    if (!this.isUnclaimed) return true;
    const { store, session, notices } = this.parts;
    const { userId } = session;
    if (this.#cart.owner !== '') store.update((cart) => (cart.owner === userId ? cart : leftBehind(cart)));
    this.settleFormer();
    if (this.#cart.owner === userId) return true;
    if (!(await this.#guestCart(push))) return false;
    const { cartServerToken: guestCart, keeps } = this.#cart;
    const query = guestCart === '' ? {} : { guestCart, policy: keeps ? ('keep' as const) : ('merge' as const) };
    const reply = await this.#create(query);
    if (reply === undefined || session.userId !== userId || this.#cart.cartServerToken !== guestCart) return false;
    if (!reply.ok) {
      if (reply.code < 500) this.#refused = userId;
      return reply.code < 500;
    }
    store.answered({ token: guestCart }, (cart) => claimed(cart, reply, userId));
    if (keeps && waitingLines(reply) > 0) notices.spawn(keptNotice());
    return true;
  }

  /**
   * Replaces a lost server cart.
   * @returns false if the server is unreachable
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
        store.answered({ token: lost }, (cart) => ({ ...switchCart(lessOrdered(cart, reply), reply, why), owner }));
      }
      if (reply.ok) return true;
    }
    store.answered({ token: lost }, forgetServer);
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

  async #guestCart(push: () => Promise<unknown>): Promise<boolean> {
    const { store } = this.parts;
    const { cartServerToken, cartItems, keeps } = this.#cart;
    if (cartServerToken === '') {
      // Unsynced lines are added on top of the customer's cart unless they are kept apart.
      if (cartItems.length === 0 || !keeps) return true;
      const reply = await this.#create({ token: '' });
      if (reply?.ok !== true) return false;
      store.update((cart) => connectTo(cart, reply, ''));
    }
    if (isDirty(this.#cart)) await push();
    return !isDirty(this.#cart);
  }
}
