import { toDecimal } from '../../../../core/kernel/money';
import { areOfGoods, unmetTerm } from '../../../../core/promotions';
import type { Content } from '../../content';
import type { CatalogueReader } from '../../catalogue';
import { ApiError, zoneIn, type Caller, type Settings } from '../../foundation';
import type { CouponRecord } from '../../ports/catalogue/catalogue-data';
import type { Customer } from '../../ports/people/customers';
import { findBloggerCode, minimumInStore } from '../promotions/coupon-in-store';
import { termLines } from '../promotions/term-facts';
import { confirmedBuyerOf, judgeCoupon } from '../promotions/judge-coupon';
import type { CostsDb } from './cart-costs';
import { couponNotApplicable, couponNotValid } from './cart-errors';
import type { CartService, OpenCart } from './cart-service';
import { changeCart, customerOf } from './change-cart';

/** Coupons and bonuses that shoppers put on a cart. */
export class CartDiscounts {
  constructor(
    private readonly services: {
      readonly cartService: CartService;
      readonly content: Content;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Sets or removes the coupon.
   * @param known expected cart revision
   * @throws ApiError 400 'coupon_not_valid', 'coupon_not_applicable', 'coupon_limit_reached'; 409 'cart_changed' on a stale revision
   */
  async setCoupon(db: CostsDb, open: OpenCart, code: string | null, known?: number): Promise<OpenCart> {
    const { reader, settings } = this.services;
    if (code !== null) await reader.refresh(db);
    const coupon = code === null ? null : await this.#usable(db, open, code);
    return { ...open, cart: await changeCart(db, open.cart.token, { coupon }, { now: settings.clock.now(), known }) };
  }

  /** @returns the code as the shop writes it */
  async #usable(db: CostsDb, open: OpenCart, typed: string): Promise<string> {
    const found = await db.coupons.find(typed.trim());
    const code = (found ?? (await findBloggerCode(db, typed)))?.code;
    if (code === undefined) throw couponNotValid();
    const customer = await customerOf(db, open.cart);
    if (found !== undefined) await this.#judgeTerms(db, open, { coupon: found, customer });
    await judgeCoupon(db, this.services, { code, buyer: confirmedBuyerOf(customer) });
    return code;
  }

  async #judgeTerms(
    db: CostsDb,
    open: OpenCart,
    { coupon, customer }: { readonly coupon: Omit<CouponRecord, 'source'>; readonly customer: Customer | undefined },
  ): Promise<void> {
    const { reader, settings, cartService } = this.services;
    const { storeCode } = open.store;
    const { rates, timeZone } = await reader.commerce(db);
    const facts = { now: settings.clock.now(), timeZone: zoneIn(open.store, timeZone), storeCode, customer };
    const minimum = minimumInStore(coupon, open.store, rates);
    const lines = areOfGoods(coupon) ? await termLines(db, await cartService.priced(db, open), [coupon], reader) : [];
    const reason = unmetTerm(coupon, { ...facts, lines, minimum });
    if (reason !== undefined)
      throw couponNotApplicable(coupon.code, reason, minimum === undefined ? undefined : toDecimal(minimum));
  }

  /** @throws ApiError 401 for another customer's cart; 409 'cart_changed' */
  async spendBonuses(
    db: CostsDb,
    { cart, store }: OpenCart,
    caller: Caller,
    { spends, known }: { readonly spends: boolean; readonly known: number | undefined },
  ): Promise<OpenCart> {
    if (caller.kind !== 'user' || caller.customer.id !== cart.customerId) {
      throw new ApiError(401, 'Bonuses belong to a customer: sign in to spend them', { error: 'unauthorized' });
    }
    const now = this.services.settings.clock.now();
    return { cart: await changeCart(db, cart.token, { spendsBonuses: spends }, { now, known }), store };
  }
}
