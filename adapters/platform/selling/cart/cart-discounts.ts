import type { Content } from '../../content';
import { type CatalogueReader, findCoupon } from '../../catalogue';
import { ApiError, type Caller, type Settings } from '../../foundation';
import { confirmedBuyerOf, judgeCoupon } from '../promotions/judge-coupon';
import type { CostsDb } from './cart-costs';
import { couponNotValid } from './cart-errors';
import type { OpenCart } from './cart-service';
import { changeCart, customerOf } from './change-cart';

/** Coupons and bonuses that shoppers put on a cart. */
export class CartDiscounts {
  constructor(
    private readonly services: {
      readonly content: Content;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Sets or removes the coupon.
   * @param known expected cart revision
   * @throws ApiError 400 'coupon_not_valid', 'coupon_limit_reached'; 409 'cart_changed' on a stale revision
   */
  async setCoupon(db: CostsDb, open: OpenCart, code: string | null, known?: number): Promise<OpenCart> {
    const { reader, settings } = this.services;
    if (code !== null) await reader.refresh(db);
    const coupon =
      code === null ? null : (await findCoupon(db, code, open.store, (await reader.commerce(db)).rates))?.code;
    if (coupon === undefined) throw couponNotValid();
    if (coupon !== null) {
      const buyer = confirmedBuyerOf(await customerOf(db, open.cart));
      await judgeCoupon(db, this.services, { code: coupon, buyer });
    }
    return { ...open, cart: await changeCart(db, open.cart.token, { coupon }, { now: settings.clock.now(), known }) };
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
