import type { ProductOption } from '../../../core/contract';
import { MOST_QUANTITY } from '../../../core/kernel/quantity';
import type { StoreView } from '../../../core/store-views';
import type { Parts } from '../parts';

/** The cart that a customer has now. */
interface ClaimedCart {
  readonly token: string;
  /** Whether it, or one that was ordered since, took the lines of the guest's cart. */
  readonly joined: boolean;
  /** Lines of the customer's that wait in another cart. */
  readonly waiting: number;
  /** What was ordered of the cart that was named, where it was theirs and was ordered on another device. */
  readonly ordered: readonly OrderedLine[];
}

interface OrderedLine {
  readonly sku: string;
  readonly qty: number;
  readonly product_option?: ProductOption;
}

/** Whose cart is which: new ones, and those of customers who sign in. */
export class CartClaims {
  constructor(private readonly services: Parts) {}

  /** A new cart for a store; gives its token of 128 bits of chance twice over. */
  create(store: StoreView): string {
    const { carts, settings } = this.services;
    const token = `${settings.ids.uuid()}${settings.ids.uuid()}`.replaceAll('-', '');
    carts.create(token, store.storeCode, settings.clock.now());
    return token;
  }

  /**
   * The cart of a customer who has just signed in: their own, the guest's, or all of theirs joined. Joining is one step, after which the other
   * carts are closed, so that doing it again adds nothing.
   * @param wish the cart they had as a guest, and what becomes of it beside others of their own; 'keep' goes on with it as it is
   */
  claim(
    customerId: number,
    store: StoreView,
    wish: { readonly guestCart?: string | undefined; readonly policy?: 'keep' | 'merge' | undefined },
  ): ClaimedCart {
    const { carts, database, settings } = this.services;
    const now = settings.clock.now();
    return database.transaction(() => {
      const own = carts.openOf(customerId, store.storeCode);
      const guest = this.#guestCart(wish.guestCart, customerId, store);
      const keeps = guest !== undefined && (wish.policy === 'keep' || own.includes(guest));
      const token = (keeps ? guest : own[0]) ?? guest ?? this.create(store);
      const others = [...new Set(guest === undefined ? own : [...own, guest])].filter((other) => other !== token);
      carts.own(token, customerId, now);
      if (wish.policy !== 'keep') for (const other of others) this.#join(other, token, now);
      const waiting = wish.policy === 'keep' ? others.flatMap((other) => carts.lines(other)).length : 0;
      const joined = this.#wasJoined(wish.guestCart, customerId);
      return { token, joined, waiting, ordered: this.#orderedOf(wish.guestCart, customerId) };
    });
  }

  /** Whether another cart of the same customer took the lines of this one, now or when they asked before. */
  #wasJoined(token: string | undefined, customerId: number): boolean {
    const { carts } = this.services;
    const into = token === undefined ? undefined : carts.find(token)?.joinedInto;
    return into !== undefined && carts.find(into)?.customerId === customerId;
  }

  #orderedOf(token: string | undefined, customerId: number): ClaimedCart['ordered'] {
    const { carts, orders } = this.services;
    const cart = token === undefined ? undefined : carts.find(token);
    if (cart?.status !== 'ordered' || cart.customerId !== customerId) return [];
    const products = orders.ofCart(cart.token)?.document.products ?? [];
    return products.map(({ sku, count, product_option }) => ({
      sku,
      qty: count,
      ...(product_option && { product_option }),
    }));
  }

  /** The open cart of a token in this store, unless it is another customer's. */
  #guestCart(token: string | undefined, customerId: number, store: StoreView): string | undefined {
    const cart = token === undefined ? undefined : this.services.carts.find(token);
    if (cart?.status !== 'open' || cart.storeCode !== store.storeCode) return undefined;
    return cart.customerId === undefined || cart.customerId === customerId ? cart.token : undefined;
  }

  /** Puts the lines of one cart into another: units of the same thing are added up, as far as a line may go. */
  #join(from: string, to: string, now: number): void {
    const { carts } = this.services;
    for (const { itemId: _id, ...line } of carts.lines(from)) {
      const equal = carts.lineLike(to, line.sku, line.choice);
      if (!equal) carts.addLine(to, line);
      else carts.setLine(to, equal.itemId, { ...line, qty: Math.min(MOST_QUANTITY, equal.qty + line.qty) });
    }
    const coupon = carts.find(to)?.coupon ?? carts.find(from)?.coupon;
    carts.change(to, coupon === undefined ? {} : { coupon }, now);
    carts.endJoined(from, to, now);
  }
}
