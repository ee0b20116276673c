import type { ProductOption } from '../../../../core/contract';
import { MAX_LINES, MAX_QUANTITY } from '../../../../core/kernel/quantity';
import type { StoreView } from '../../../../core/store-views';
import { type Settings, newSecret } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';

interface ClaimedCart {
  readonly token: string;
  /** True if the guest cart's lines were merged into this cart or its order. */
  readonly joined: boolean;
  readonly waiting: number;
  readonly ordered: readonly OrderedLine[];
}

interface OrderedLine {
  readonly sku: string;
  readonly qty: number;
  readonly product_option?: ProductOption;
}

type Db = Pick<Repositories, 'carts' | 'customers' | 'giftCards' | 'orders'>;

/** Min interval between cleanups, in milliseconds. */
const CLEANUP_MS = 60_000;

/** Maximum number of a customer's other carts to merge at sign-in, most recently changed first. */
const MAX_OTHERS = 20;

export class CartClaims {
  #cleanedAt = -Infinity;

  constructor(private readonly settings: Pick<Settings, 'clock' | 'ids'>) {}

  /** Creates a cart in a unit of its own. */
  async begin(database: Pick<Database, 'write'>, store: StoreView): Promise<string> {
    await this.#cleanUp((work) => database.write(work));
    return database.write((db) => this.#create(db, store), 'one-change');
  }

  /** Returns an unguessable token. */
  async create(db: Pick<Repositories, 'carts'>, store: StoreView): Promise<string> {
    await this.#cleanUp((work) => work(db));
    return this.#create(db, store);
  }

  async #create({ carts }: Pick<Repositories, 'carts'>, store: StoreView): Promise<string> {
    const { clock, ids } = this.settings;
    const token = newSecret({ ids });
    await carts.create(token, store.storeCode, clock.now());
    return token;
  }

  async #cleanUp(unit: (work: (db: Pick<Repositories, 'carts'>) => Promise<void>) => Promise<void>): Promise<void> {
    const now = this.settings.clock.now();
    if (now - this.#cleanedAt < CLEANUP_MS) return;
    await unit(({ carts }) => carts.removeAbandoned(now));
    this.#cleanedAt = now;
  }

  /**
   * Resolves the cart after sign-in: the customer's, the guest's, or all merged. Idempotent.
   * @param input guest cart and merge mode; 'keep' continues with it unchanged
   */
  async claim(
    db: Db,
    customerId: number,
    store: StoreView,
    input: { readonly guestCart?: string | undefined; readonly policy?: 'keep' | 'merge' | undefined },
  ): Promise<ClaimedCart> {
    const now = this.settings.clock.now();
    await db.customers.lock(customerId); // concurrent sign-ins end with one cart
    const own = await db.carts.openOf(customerId, store.storeCode);
    const guest = await guestCart(db, input.guestCart, customerId, store);
    const keeps = guest !== undefined && (input.policy === 'keep' || own.includes(guest));
    const token = (keeps ? guest : own[0]) ?? guest ?? (await this.create(db, store));
    const known = own.slice(0, MAX_OTHERS);
    const others = [...new Set(guest === undefined ? known : [...known, guest])].filter((other) => other !== token);
    await db.carts.own(token, customerId, now);
    let waiting = 0;
    for (const other of others) {
      if (input.policy === 'keep') waiting += (await db.carts.lines(other)).length;
      else waiting += await this.#join(db, other, { to: token, customerId, now });
    }
    const joined = await wasJoined(db, input.guestCart, customerId);
    return { token, joined, waiting, ordered: await orderedOf(db, input.guestCart, customerId) };
  }

  /**
   * Merges the lines of one cart into another, adding up equal lines up to the maximum quantity. Lines beyond the
   * order limit wait in the other cart, which then belongs to the customer.
   * @returns how many lines wait
   */
  async #join({ carts, giftCards }: Db, from: string, { to, customerId, now }: Joining): Promise<number> {
    const lines = await carts.lines(from);
    let room = MAX_LINES - (await carts.lines(to)).length;
    const moved: number[] = [];
    for (const { itemId, ...line } of lines) {
      const equal = await carts.lineLike(to, line.sku, line.choice);
      if (equal === undefined && room <= 0) continue;
      if (equal) await carts.setLine(to, equal.itemId, { ...line, qty: Math.min(MAX_QUANTITY, equal.qty + line.qty) });
      else await carts.addLine(to, line);
      if (!equal) room -= 1;
      moved.push(itemId);
    }
    const coupon = (await carts.find(to))?.coupon ?? (await carts.find(from))?.coupon;
    await carts.change(to, coupon === undefined ? {} : { coupon }, now);
    if (moved.length < lines.length) {
      for (const itemId of moved) await carts.removeLine(from, itemId);
      // Never the most recently changed one: the customer continues with that.
      await carts.own(from, customerId, now - 1);
      return lines.length - moved.length;
    }
    await giftCards.moveToCart(from, to);
    await carts.endJoined(from, to, now);
    return 0;
  }
}

/** Target cart of a merge. */
interface Joining {
  readonly to: string;
  readonly customerId: number;
  readonly now: number;
}

async function wasJoined({ carts }: Db, token: string | undefined, customerId: number): Promise<boolean> {
  const into = token === undefined ? undefined : (await carts.find(token))?.joinedInto;
  return into !== undefined && (await carts.find(into))?.customerId === customerId;
}

async function orderedOf(db: Db, token: string | undefined, customerId: number): Promise<ClaimedCart['ordered']> {
  const cart = token === undefined ? undefined : await db.carts.find(token);
  if (cart?.status !== 'ordered' || cart.customerId !== customerId) return [];
  const products = (await db.orders.ofCart(cart.token))?.document.products ?? [];
  return products.map(({ sku, count, product_option }) => ({
    sku,
    qty: count,
    ...(product_option && { product_option }),
  }));
}

async function guestCart(
  { carts }: Db,
  token: string | undefined,
  customerId: number,
  store: StoreView,
): Promise<string | undefined> {
  const cart = token === undefined ? undefined : await carts.find(token);
  if (cart?.status !== 'open' || cart.storeCode !== store.storeCode) return undefined;
  return cart.customerId === undefined || cart.customerId === customerId ? cart.token : undefined;
}
