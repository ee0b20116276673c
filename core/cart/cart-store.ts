import { inject, injectable } from '../di';
import { readStored } from '../cache';
import type { TotalSegment } from '../contract';
import { CLOCK, STORAGE, TABS, TELEMETRY, token } from '../di';
import { sameJson } from '../kernel/same-json';
import { SerialQueue } from '../kernel/async/serial-queue';
import type { Store } from '../kernel/store';
import type { Clock, JsonValue, Storage, Tabs, Telemetry } from '../ports';
import { SESSION, type Session } from '../sync';
import { EMPTY_CART, type CartRecord } from './cart-record';
import { cartItem, type CartElsewhere } from './cart';
import { CART_STATE } from './cart-state';
import { hasSameSum, segmentsOf } from './plan-totals';
import { countChanges, withoutTrace } from './revisions';
import { PARTS, type CartPart } from './stored-cart';
import {
  answerTo,
  applyChange,
  describeChange,
  isAbandoned,
  isConflict,
  isOfAnother,
  tabMessage,
  type TabMessage,
} from './tab-message';
import * as z from 'zod/mini';

const COLLECTION = 'cart';

/**
 * Sole writer of the cart state. Persists each change by part and broadcasts it to other tabs; carts are separate per
 * store.
 */
@injectable()
export class CartStore {
  readonly #lane = new SerialQueue();
  readonly #writes = new Set<Promise<void>>();
  readonly #left = new Set<string>();
  #working = 0;
  #storeCode: string | undefined;

  constructor(
    @inject(CART_STATE) private readonly state: Store<CartRecord>,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(SESSION) private readonly session: Session,
    @inject(CLOCK) private readonly clock: Clock,
  ) {}

  get value(): CartRecord {
    return this.state.value;
  }

  get storeCode(): string {
    return this.#storeCode ?? this.session.storeCode;
  }

  update(change: (cart: CartRecord) => CartRecord): void {
    const before = this.state.value;
    const changed = change(before);
    if (changed === before) return;
    const counted = countChanges(before, changed);
    const after = withoutTrace(before, counted);
    this.#publish(after);
    this.#persist(before, after);
    this.#post(describeChange(before, counted, this.storeCode));
  }

  async serially<T>(job: () => Promise<T>): Promise<T> {
    this.#work(1);
    try {
      return await this.#lane.run(job);
    } finally {
      this.#work(-1);
    }
  }

  async settled(): Promise<void> {
    while (this.#working > 0 || this.#writes.size > 0) {
      await this.#lane.idle();
      await Promise.all(this.#writes);
    }
  }

  async written(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async load(): Promise<void> {
    let [storeCode, read] = [this.session.storeCode, await this.#read(this.session.storeCode)];
    while (storeCode !== this.session.storeCode) {
      storeCode = this.session.storeCode;
      read = await this.#read(storeCode);
    }
    this.#storeCode = storeCode;
    const elsewhere = await this.#elsewhere(storeCode);
    this.#publish({ ...read(EMPTY_CART), elsewhere, isLoaded: true, isSyncing: this.#working > 0 });
    this.#left.clear();
  }

  async forgetElsewhere(): Promise<void> {
    const keys = await this.storage.keys(COLLECTION);
    for (const storeCode of storesIn(keys, this.storeCode)) {
      const place = { collection: COLLECTION, key: `${storeCode}.owner` };
      const kept = await readStored(this.#ports, place, PARTS.owner.schema);
      if (kept === undefined || kept.owner === '') continue;
      const theirs = keys.filter((key) => key.startsWith(`${storeCode}.`));
      await Promise.all(theirs.map((key) => this.storage.remove(COLLECTION, key)));
    }
  }

  async #elsewhere(here: string): Promise<readonly CartElsewhere[]> {
    const stores = storesIn(await this.storage.keys(COLLECTION), here);
    const carts = stores.map(async (storeCode) => {
      const items = await this.#readItems(storeCode);
      return { storeCode, units: items.reduce((sum, { qty }) => sum + qty, 0) };
    });
    return (await Promise.all(carts)).filter(({ units }) => units > 0);
  }

  async #read(storeCode: string): Promise<(cart: CartRecord) => CartRecord> {
    const items = await this.#readItems(storeCode);
    const changes = await Promise.all([
      this.#restore(storeCode, 'removals', PARTS.removals),
      this.#restore(storeCode, 'token', PARTS.token),
      this.#restore(storeCode, 'base', PARTS.base),
      this.#restore(storeCode, 'owner', PARTS.owner),
      this.#restore(storeCode, 'hash', PARTS.hash),
      this.#restore(storeCode, 'totals', PARTS.totals),
      this.#restore(storeCode, 'segments', PARTS.segments),
      this.#restore(storeCode, 'choices', PARTS.choices),
      this.#restore(storeCode, 'methods', PARTS.methods),
    ]);
    return (cart) => changes.reduce((before, change) => change(before), PARTS.items.write(cart, items));
  }

  /** @returns 'conflict' if the tabs have different server carts; 'foreign' for another customer's cart */
  receive(raw: unknown): 'taken' | 'conflict' | 'foreign' {
    const parsed = tabMessage.safeParse(raw);
    if (!parsed.success || parsed.data.storeCode !== this.storeCode) return 'taken';
    if (isOfAnother(parsed.data, this.#user)) return 'foreign';
    const before = this.value;
    const after = withoutTrace(before, applyChange(before, parsed.data));
    this.#publish(after);
    this.#persist(before, after);
    this.#post(answerTo(parsed.data, before, this.#left));
    const isApart = isConflict(before, parsed.data) || isAbandoned(before, parsed.data, this.#left);
    return isApart ? 'conflict' : 'taken';
  }

  now(): number {
    return this.clock.now();
  }

  report(error: unknown, context: string): void {
    this.telemetry.error(error, { area: 'cart', context });
  }

  #publish(cart: CartRecord): void {
    const { cartServerToken: left } = this.state.value;
    if (left !== '') this.#left.add(left);
    this.#left.delete(cart.cartServerToken);
    this.session.cartId = cart.cartServerToken;
    this.session.cartStoreCode = this.storeCode;
    const before = this.state.value;
    const shown = hasSameSum(before, cart) ? before.shown : segmentsOf(cart);
    this.state.set(sameSegments(shown, cart.shown) ? cart : { ...cart, shown });
  }

  #work(change: 1 | -1): void {
    this.#working += change;
    const isSyncing = this.#working > 0;
    if (this.value.isSyncing !== isSyncing) this.#publish({ ...this.value, isSyncing });
  }

  get #user(): string {
    return this.session.userId === '' ? this.value.owner : this.session.userId;
  }

  #post(message: TabMessage | undefined): void {
    if (message === undefined) return;
    const user = this.#user;
    this.tabs.post((user === '' ? message : { ...message, user }) as unknown as JsonValue);
  }

  #key(part: string): string {
    return `${this.storeCode}.${part}`;
  }

  /** Stores the owner with every write; without it a customer's lines would look like a guest's. */
  #persist(before: CartRecord, after: CartRecord): void {
    const areTheirs = after.owner !== '' && !PARTS.items.same(before, after);
    for (const [name, part] of Object.entries(PARTS)) {
      if (part.same(before, after) && !(part === PARTS.owner && areTheirs)) continue;
      const value = part.read(after) as JsonValue;
      const write = this.storage
        .set(COLLECTION, this.#key(name), value)
        .catch((error: unknown) => this.telemetry.error(error, { area: 'cart', part: name }))
        .finally(() => this.#writes.delete(write));
      this.#writes.add(write);
    }
  }

  async #restore<V>(storeCode: string, name: string, part: CartPart<V>): Promise<(cart: CartRecord) => CartRecord> {
    const value = await readStored(this.#ports, { collection: COLLECTION, key: `${storeCode}.${name}` }, part.schema);
    return (cart) => (value === undefined ? cart : part.write(cart, value));
  }

  async #readItems(storeCode: string) {
    const place = { collection: COLLECTION, key: `${storeCode}.items` };
    const raw = (await readStored(this.#ports, place, z.array(z.unknown()))) ?? [];
    return raw.flatMap((entry) => {
      const parsed = cartItem.safeParse(entry);
      if (!parsed.success) this.telemetry.error(parsed.error, { area: 'cart', key: place.key });
      return parsed.success ? [parsed.data] : [];
    });
  }

  get #ports() {
    return { storage: this.storage, telemetry: this.telemetry };
  }
}

function storesIn(keys: readonly string[], but: string): readonly string[] {
  const stores = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  stores.delete(but);
  return [...stores];
}

function sameSegments(a: readonly TotalSegment[], b: readonly TotalSegment[]): boolean {
  return sameJson(a, b);
}

export const CART_STORE = token<CartStore>('CartStore');
