import { CART, fromSharedLine, type CartService } from '../cart';
import type { AddResult } from '../cart/cart';
import { getCart, shareCart } from '../contract/selling/cart';
import { inject, injectable, token } from '../di';
import { loadSha3 } from '../kernel/sha3';
import { isShopError } from '../kernel/shop-error';
import { GATEWAY, type Gateway } from '../sync';
import type { SharedCart, SharedCartsArea, ShareOutcome } from './shared-carts';

@injectable()
export class SharedCartsService implements SharedCartsArea {
  constructor(
    @inject(CART) private readonly cart: CartService,
    @inject(GATEWAY) private readonly gateway: Gateway,
  ) {}

  async share(): Promise<ShareOutcome> {
    await this.cart.load();
    if (this.cart.record.cartItems.length === 0) return { status: 'empty' };
    const isThere = await this.cart.prepareOrder();
    if (!isThere || this.cart.record.cartServerToken === '') return { status: 'unreached' };
    const { result } = await this.gateway.call(shareCart, {}, { silent: true });
    return { status: 'shared', code: result.code };
  }

  async load(code: string): Promise<SharedCart | null> {
    const sha3_224 = await loadSha3();
    try {
      const { result } = await this.gateway.call(getCart, { query: { code } }, { silent: true });
      return { code, items: result.items.map((line) => fromSharedLine(line, sha3_224)), lost: result.lost };
    } catch (error) {
      const { status } = isShopError(error, 'request-rejected') ? error.details : {};
      if (status === 404 || status === 400) return null;
      throw error;
    }
  }

  addAll({ items }: SharedCart): Promise<AddResult> {
    return this.cart.addLines(items);
  }
}

export const SHARED_CARTS = token<SharedCartsService>('SharedCarts');
