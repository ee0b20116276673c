import { CART, fromSharedLine, type CartService } from '../cart';
import type { AddResult } from '../cart/cart';
import { getCart, shareCart } from '../contract/selling/cart';
import { inject, injectable, token } from '../di';
import { loadSha3 } from '../kernel/sha3';
import { isShopError } from '../kernel/shop-error';
import type { ReadOptions } from '../ports';
import { clientOf, GATEWAY, method, type ClientOf, type Gateway } from '../sync';
import type { SharedCart, SharedCartsArea, ShareOutcome } from './shared-carts';

const METHODS = { share: method(shareCart, { member: 'code' }), load: getCart } as const;

@injectable()
export class SharedCartsService implements SharedCartsArea {
  readonly #client: ClientOf<typeof METHODS>;

  constructor(
    @inject(CART) private readonly cart: CartService,
    @inject(GATEWAY) gateway: Gateway,
  ) {
    this.#client = clientOf(METHODS, gateway);
  }

  async share(): Promise<ShareOutcome> {
    await this.cart.load();
    if (this.cart.record.cartItems.length === 0) return { status: 'empty' };
    const isThere = await this.cart.prepareOrder();
    if (!isThere || this.cart.record.cartServerToken === '') return { status: 'unreached' };
    return { status: 'shared', code: await this.#client.share() };
  }

  async load(code: string, options?: ReadOptions): Promise<SharedCart | null> {
    const sha3_224 = await loadSha3();
    try {
      const { items, lost } = await this.#client.load({ code }, options);
      return { code, items: items.map((line) => fromSharedLine(line, sha3_224)), lost };
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
