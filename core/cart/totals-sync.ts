import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CONTENT, type ContentArea } from '../content/content';
import type { AddressInformation, CartTotals, PaymentMethod } from '../contract';
import {
  applyCoupon,
  cartTotalsOf,
  deleteCoupon,
  paymentMethods,
  shippingInformation,
  shippingMethods,
} from '../contract/cart';
import { CONFIG, NETWORK, token } from '../di';
import { canonicalJson } from '../kernel/json';
import { isShopError, ShopError } from '../kernel/shop-error';
import type { Network } from '../ports';
import { GATEWAY, type Gateway, type Reply } from '../sync';
import type { CartItem } from './cart';
import type { CartAddress, CartRecord, Taxing } from './cart-record';
import { CART_STORE, type CartStore } from './cart-store';
import { CART_TAXES, type CartTaxes } from './cart-taxes';
import { itemsHash, totalsHash } from './items-hash';
import { choosePayment, chooseShipping, offeredPayment, offeredShipping, OFFLINE_SHIPPING } from './plan-methods';
import { isDirty } from './plan-sync';
import { planTotals } from './plan-totals';

/** Totals, methods and coupons of the server cart (S §4, totals sync and coupon). */
@injectable()
export class TotalsSync {
  constructor(
    @inject(CART_STORE) private readonly store: CartStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NETWORK) private readonly network: Network,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(CART_TAXES) private readonly taxes: CartTaxes,
    @inject(CONTENT) private readonly content: ContentArea,
  ) {}

  /** Where the cart is sent: what the shopper told, else the store's default country. */
  get address(): CartAddress {
    const { defaultCountry } = this.taxes.tax;
    return { country_id: defaultCountry, ...this.store.value.address };
  }

  /** Fetches totals when the cart's do not fit it any more, or always with `force`. */
  async refresh(force = false): Promise<void> {
    const { synchronizeTotals, synchronize } = this.config.cart;
    const plan = planTotals(this.store.value, {
      enabled: synchronizeTotals && synchronize && !this.config.serverSide,
      online: this.network.isOnline(),
      country: this.address.country_id,
      force,
    });
    if (plan.kind === 'skip') {
      if (plan.reason === 'no-country') this.store.report(new ShopError('default-country-missing'), 'totals');
      return;
    }
    await (plan.kind === 'totals' ? this.#totals() : this.#information());
    await this.learnTaxes();
  }

  /** Asks for the tax rules where those at hand are old. Offline, and on the server, they stay as they are. */
  async learnTaxes(): Promise<void> {
    if (this.network.isOnline() && !this.config.serverSide) this.#tax(await this.taxes.refresh());
  }

  /** Takes in the tax rules as they were last known, for totals while the server cannot be asked. */
  async restoreTaxes(): Promise<void> {
    this.#tax(await this.taxes.restore());
  }

  #tax(taxing: Taxing | null): void {
    this.store.update((cart) => (taxing === null ? cart : { ...cart, taxing: keep(cart.taxing, taxing) }));
  }

  /** Asks for the ways to ship to an address and chooses one. Offline, the one of S §9 stands in. */
  async loadShipping(address: CartAddress): Promise<void> {
    this.store.update((cart) => (sameAddress(cart.address, address) ? cart : { ...cart, address }));
    const reply = await this.#ask(() =>
      this.gateway.ask(shippingMethods, { body: { address: { ...this.address } } }, { silent: true }),
    );
    const known = this.store.value.shippingMethods;
    const found = reply?.ok === true ? offeredShipping(reply.result) : known.length > 0 ? known : [OFFLINE_SHIPPING];
    this.store.update((cart) => ({
      ...cart,
      shippingMethods: found,
      shipping: keep(cart.shipping, chooseShipping(found, cart.shipping)),
    }));
  }

  async loadPayment(): Promise<void> {
    const reply = await this.#ask(() => this.gateway.ask(paymentMethods, {}, { silent: true }));
    this.#offerPayment(reply?.ok === true ? reply.result : []);
  }

  /** @returns whether the server took the coupon */
  async applyCoupon(code: string): Promise<boolean> {
    const reply = await this.#ask(() => this.gateway.ask(applyCoupon, { query: { coupon: code } }));
    if (reply?.ok !== true || !reply.result) return false;
    this.store.update((cart) => ({ ...cart, coupon: { code, active: true } }));
    return true;
  }

  async removeCoupon(): Promise<void> {
    const reply = await this.#ask(() => this.gateway.ask(deleteCoupon, {}));
    if (reply?.ok === true) this.store.update((cart) => ({ ...cart, coupon: null }));
  }

  async #totals(): Promise<void> {
    const asked = this.store.value;
    const reply = await this.#ask(() => this.gateway.ask(cartTotalsOf, {}, { silent: true }));
    if (reply?.ok === true) this.#take(asked, reply.result);
  }

  async #information(): Promise<void> {
    const asked = this.store.value;
    const { country_id, postcode, region_id, region } = this.address;
    const addressInformation: AddressInformation = {
      shippingAddress: {
        ...(country_id === undefined ? {} : { countryId: country_id }),
        ...(postcode === undefined ? {} : { postcode }),
        ...(region_id === undefined ? {} : { region_id }),
        ...(region === undefined ? {} : { region }),
      },
      ...(asked.shipping === null
        ? {}
        : { shippingMethodCode: asked.shipping.method_code, shippingCarrierCode: asked.shipping.carrier_code }),
      ...(asked.payment === null ? {} : { paymentMethodCode: asked.payment }),
    };
    const reply = await this.#ask(() =>
      this.gateway.ask(shippingInformation, { body: { addressInformation } }, { silent: true }),
    );
    if (reply?.ok !== true) return;
    this.#offerPayment(reply.result.payment_methods);
    this.#take(asked, reply.result.totals);
  }

  /**
   * The totals are of the cart that was asked about; if it changed meanwhile, they do not fit and are not shown. Nor are those
   * of a server cart that lacked a line when it was asked: the line was added after the last ones were sent.
   */
  #take(asked: CartRecord, totals: CartTotals): void {
    if (isDirty(asked)) return;
    const code = totals.coupon_code ?? null;
    const coupon = code === null ? null : keep(asked.coupon, { code, active: true });
    this.store.update((cart) => ({
      ...cart,
      coupon,
      totals,
      segments: totals.total_segments,
      cartServerLastTotalsSyncDate: this.store.now(),
      totalsItems: itemsHash(asked.cartItems),
      totalsFor: totalsHash({ ...asked, coupon, payment: cart.payment }),
      cartItems: keep(cart.cartItems, withRowTotals(cart.cartItems, totals)),
    }));
  }

  #offerPayment(fromServer: readonly PaymentMethod[]): void {
    const fallback = this.content.settings?.payment_methods ?? [];
    this.store.update((cart) => {
      const found = offeredPayment(fromServer, fallback, cart.cartItems);
      return { ...cart, paymentMethods: found, payment: choosePayment(found, cart.payment) };
    });
  }

  async #ask<T>(call: () => Promise<Reply<T>>): Promise<Reply<T> | undefined> {
    try {
      return await call();
    } catch (error) {
      if (!isShopError(error)) throw error;
      if (error.code !== 'request-failed') this.store.report(error, 'totals');
      return undefined;
    }
  }
}

/** The lines with what the totals say of each. A row of another quantity is of an earlier state of the line. */
function withRowTotals(items: readonly CartItem[], totals: CartTotals): readonly CartItem[] {
  const rows = new Map(totals.items.map((row) => [String(row.item_id), row]));
  return items.map((item) => {
    const row = rows.get(String(item.server_item_id));
    if (row?.qty !== item.qty) return item;
    const { row_total, row_total_incl_tax, price } = row;
    const incl = row_total_incl_tax === undefined ? {} : { row_total_incl_tax };
    return keep(item, { ...item, price, totals: { row_total, ...incl } });
  });
}

/** The old value where the new one says the same, so that nobody hears of a change that is none. */
function keep<T>(before: T, after: T): T {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function sameAddress(a: CartAddress | null, b: CartAddress): boolean {
  return canonicalJson({ ...a }) === canonicalJson({ ...b });
}

export const TOTALS_SYNC = token<TotalsSync>('TotalsSync');
