import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CONTENT, type ContentArea } from '../content/content';
import type { CartTotals, PaymentMethod, ShippingMethod } from '../contract';
import {
  allShippingMethods,
  cartTotalsOf,
  paymentMethods,
  shippingInformation,
  shippingMethods,
} from '../contract/selling/cart';
import { CONFIG, NETWORK, token } from '../di';
import { CART_ERRORS } from '../kernel/messages/cart-messages';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { Network } from '../ports';
import { GATEWAY, type Gateway, type ReplyTo } from '../sync';
import { isVirtualCart } from '../totals';
import { askAtRevision, type RevisionReply } from './ask-at-revision';
import type { CartReply } from './cart-reply';
import type { CartAddress, CartRecord, ServerState, Taxing } from './cart-record';
import { isLate } from './cart-replica';
import { CART_STORE, type CartStore } from './cart-store';
import { CART_SYNC, type CartSync } from './cart-sync';
import { CART_TAXES, type CartTaxes } from './cart-taxes';
import { informationOf, sameAddress } from './information-of';
import { offerHash } from './items-hash';
import {
  choosePayment,
  chooseShipping,
  fallbackPayment,
  offeredPayment,
  offeredShipping,
  OFFLINE_SHIPPING,
} from './plan-methods';
import { isDirty } from './plan-sync';
import { methodsByRules, planTotals, type TotalsPlan } from './plan-totals';
import { answerOf, meantFor } from './server-revision';
import { beforeSending, keep, takeTotals } from './take-totals';

/** Bounds asking again while other tabs change the cart. */
const MAX_TRIES = 3;

@injectable()
export class TotalsSync {
  /** `offerHash` of the cart that the loaded methods belong to. */
  readonly #offeredFor = { shipping: '', payment: '' };

  constructor(
    @inject(CART_STORE) private readonly store: CartStore,
    @inject(CART_SYNC) private readonly server: CartSync,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NETWORK) private readonly network: Network,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(CART_TAXES) private readonly taxes: CartTaxes,
    @inject(CONTENT) private readonly content: ContentArea,
  ) {}

  get address(): CartAddress {
    const { defaultCountry } = this.taxes.tax;
    return { country_id: defaultCountry, ...this.store.value.address };
  }

  #plan(force: boolean): TotalsPlan {
    const { synchronizeTotals, synchronize } = this.config.cart;
    return planTotals(this.store.value, {
      enabled: synchronizeTotals && synchronize && !this.config.serverSide,
      online: this.network.isOnline(),
      country: this.address.country_id,
      force,
    });
  }

  /** Fetches totals if stale, or always with `force`. */
  async refresh(force = false): Promise<void> {
    const plan = this.#plan(force);
    if (plan.kind === 'skip') {
      if (plan.reason === 'no-country')
        this.store.report(
          new ShopError('default-country-missing', { message: CART_ERRORS['default-country-missing'] }),
          'totals',
        );
      if (plan.reason === 'disabled') return this.#byRules();
      if (plan.reason !== 'unchanged') return;
    } else await (plan.kind === 'totals' ? this.#totals() : this.#information());
    await this.learnTaxes();
  }

  async #byRules(): Promise<void> {
    if (this.config.serverSide || this.store.value.cartItems.length === 0) return;
    await this.learnTaxes();
    if (!this.#isLocal) return;
    if (this.store.value.address !== null) {
      await this.loadShipping(this.address);
      await this.loadPayment();
    }
    const shippingMethods = methodsByRules(this.store.value);
    this.store.update((cart) => ({ ...cart, shippingMethods }));
  }

  get #isLocal(): boolean {
    return !this.config.cart.synchronize;
  }

  get #offer(): string {
    const cart = this.store.value;
    return this.#isLocal
      ? `${this.taxes.tax.defaultCountry} ${this.address.country_id} ${isVirtualCart(cart.cartItems)}`
      : offerHash(cart);
  }

  async learnTaxes(): Promise<void> {
    if (this.network.isOnline() && !this.config.serverSide) this.#tax(await this.taxes.refresh());
  }

  async restoreTaxes(): Promise<void> {
    this.#tax(await this.taxes.restore());
  }

  #tax(taxing: Taxing | null): void {
    if (taxing !== null) this.store.updateTab({ taxing: keep(this.store.value.taxing, taxing) });
  }

  /** Uses one round trip if the server answers everything at once. */
  async deliverTo(address: CartAddress): Promise<void> {
    this.#setAddress(address);
    if (this.#plan(true).kind !== 'skip') {
      const reply = await this.#information();
      if (reply?.ok === true && reply.result.shipping_methods !== undefined) return this.learnTaxes();
    }
    await this.loadShipping(address, true);
    await this.refresh();
  }

  /** Loads shipping methods if stale or with `force`, and selects one. Offline, a fallback method is used. */
  async loadShipping(address: CartAddress, force = false): Promise<void> {
    this.#setAddress(address);
    const offer = this.#offer;
    if (!force && this.#offeredFor.shipping === offer) return;
    const { reply } = await this.#ask((cart) => this.#askForShipping(cart));
    const known = this.store.value.shippingMethods;
    if (reply?.ok === true) this.#offeredFor.shipping = offer;
    this.#offerShipping(reply?.ok === true ? reply.result : known.length > 0 ? known : [OFFLINE_SHIPPING]);
  }

  async #askForShipping(cart: CartRecord): Promise<ReplyTo<typeof shippingMethods>> {
    if (!this.#isLocal) {
      this.store.update(beforeSending);
      const { pickup, ...place } = this.address;
      const address = { ...place, ...(pickup !== undefined && { pickup_store_id: pickup.id }) };
      const body = { address, ...meantFor(cart) };
      return this.gateway.ask(shippingMethods, { body }, { silent: true });
    }
    if (isVirtualCart(cart.cartItems)) return { ok: true, code: 200, result: [] };
    return this.gateway.ask(allShippingMethods, { query: { country: this.address.country_id } }, { silent: true });
  }

  async loadPayment(): Promise<void> {
    if (this.#isLocal) return this.#fallbackPayment();
    const offer = this.#offer;
    if (this.#offeredFor.payment === offer) return;
    const { reply } = await this.#ask(() => this.gateway.ask(paymentMethods, {}, { silent: true }));
    if (reply?.ok === true) this.#offeredFor.payment = offer;
    // Keep the server's last methods while it does not answer.
    const known = this.store.value.paymentMethods.filter((method) => method.is_server_method === true);
    this.#offerPayment(reply?.ok === true ? reply.result : known, null);
  }

  async #fallbackPayment(): Promise<void> {
    try {
      await this.content.loadSettings();
    } catch (error) {
      if (!isShopError(error)) throw error; // retried with the next change
    }
    this.#offerPayment([], null);
  }

  async #totals(tries = 1): Promise<void> {
    const { asked, reply } = await this.#ask(() => this.gateway.ask(cartTotalsOf, {}, { silent: true }));
    if (reply?.ok !== true) return;
    const server = answerOf(asked, { revision: asked.revision ?? undefined });
    this.#take(server, { asked, totals: reply.result });
    if (isLate(this.store.value, server) && tries < MAX_TRIES) await this.#totals(tries + 1);
  }

  async #information(): Promise<ReplyTo<typeof shippingInformation> | undefined> {
    const { asked, reply } = await this.#ask((cart) => {
      this.store.update(beforeSending);
      const addressInformation = informationOf(cart, this.address);
      return this.gateway.ask(
        shippingInformation,
        { body: { addressInformation, ...meantFor(cart) } },
        { silent: true },
      );
    });
    if (reply?.ok !== true) return reply;
    const { payment_methods, totals, shipping_methods, shipping, payment } = reply.result;
    const offer = offerHash(asked);
    if (shipping_methods !== undefined) {
      this.#offeredFor.shipping = offer;
      this.#offerShipping(shipping_methods);
    }
    this.#offeredFor.payment = offer;
    this.#offerPayment(payment_methods, payment ?? null);
    // The server may have selected a method itself; the totals include that one.
    const server = answerOf(asked, reply.meta);
    const chosen = {
      ...asked,
      shipping: shipping === undefined ? asked.shipping : keep(asked.shipping, shipping),
      payment: payment === undefined ? this.store.value.payment : payment,
    };
    this.#take(server, { asked: chosen, totals });
    if (isLate(this.store.value, server)) await this.#totals();
    return reply;
  }

  /** Discards totals computed before the latest line was sent, or before a change that another tab has stored. */
  #take(server: ServerState, { asked, totals }: { readonly asked: CartRecord; readonly totals: CartTotals }): void {
    if (isDirty(asked)) return;
    const { taxing } = this.store.value;
    const revision = server.revision ?? asked.revision;
    this.store.answered(server, (cart) => takeTotals(cart, { asked: { ...asked, revision }, totals, taxing }));
  }

  #setAddress(address: CartAddress): void {
    this.store.update((cart) => (sameAddress(cart.address, address) ? cart : { ...cart, address }));
  }

  #offerShipping(methods: readonly ShippingMethod[]): void {
    const found = offeredShipping(methods);
    this.store.update((cart) => ({
      ...cart,
      shippingMethods: keep(cart.shippingMethods, found),
      shipping: keep(cart.shipping, chooseShipping(found, cart.shipping)),
    }));
  }

  /** @param selected the server's method; applies only if the shopper's choice is not offered */
  #offerPayment(fromServer: readonly PaymentMethod[], selected: string | null): void {
    const fallback = fallbackPayment(this.content.settings ?? {});
    this.store.update((cart) => {
      const found = offeredPayment(fromServer, fallback, cart.cartItems);
      const isOffered = found.some(({ code }) => code === cart.payment);
      const payment = choosePayment(found, isOffered ? cart.payment : selected);
      return { ...cart, paymentMethods: keep(cart.paymentMethods, found), payment };
    });
  }

  async #ask<R extends CartReply>(call: (cart: CartRecord) => Promise<R>): Promise<RevisionReply<R | undefined>> {
    try {
      return await askAtRevision(this.store, this.server, call);
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.code !== 'request-failed') this.store.report(error, 'totals');
      return { asked: this.store.value, reply: undefined };
    }
  }
}

export const TOTALS_SYNC = token<TotalsSync>('TotalsSync');
