import type { Subscription } from 'rxjs';
import type { Product } from '../contract';
import { lazily } from '../kernel/async/lazily';
import { ShopError } from '../kernel/shop-error';
import type { Store } from '../kernel/store';
import type { Clock, JsonValue, Storage, Tabs, Telemetry } from '../ports';
import type { ProductArea, ProductView } from '../product/product';
import type { StoreViewsArea } from '../store-views';
import { LISTS_COLLECTION, pendingKey, type OpenList } from './lazy-list';
import { listMessage, readListMessage } from './list-message';
import { readListed, readPending, refreshed, shownIn, toListed } from './listed-product';
import type { ListedProduct, ListName, ListState } from './lists';
import { applyChange, type ListChange, type ListRules, planAdd, withinLimit } from './plan-list';

export interface KeptListDependencies {
  readonly name: ListName;
  readonly rules: ListRules;
  readonly store: Store<ListState>;
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly storeViews: StoreViewsArea;
  readonly product: Pick<ProductArea, 'bySkus'>;
}

/** Stored product list: loaded once, written whole, broadcast per change. */
export class KeptList implements OpenList {
  #items: ListState['items'] = [];
  readonly #subscription: Subscription;

  constructor(private readonly parts: KeptListDependencies) {
    this.#subscription = parts.storeViews.current$.subscribe(() => this.#publish(parts.store.value.isLoaded));
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    const { storage, name, telemetry, rules } = this.parts;
    const raw = await storage.get(LISTS_COLLECTION, name);
    const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
    // One unreadable entry must not lose the others.
    const items = entries.flatMap((entry) => readListed(entry) ?? []);
    if (items.length < entries.length || (raw !== undefined && !Array.isArray(raw))) {
      telemetry.error(new ShopError('storage-corrupt', { params: { key: `${LISTS_COLLECTION}/${name}` } }), {
        list: name,
      });
    }
    const pending = await this.#pending();
    const once = [...new Map([...items, ...pending].map((item) => [item.sku, item])).values()];
    this.#items = withinLimit(once, rules);
    this.#publish(true);
    if (pending.length > 0) await this.#keep(this.#items);
  }

  async #pending(): Promise<readonly ListedProduct[]> {
    const { storage, name } = this.parts;
    const keys = (await storage.keys(LISTS_COLLECTION)).filter((key) => key.startsWith(pendingKey(name)));
    const values = await Promise.all(keys.map((key) => storage.get(LISTS_COLLECTION, key)));
    await Promise.all(keys.map((key) => storage.remove(LISTS_COLLECTION, key)));
    return values.flatMap((value) => readPending(value) ?? []).toSorted((a, b) => a.added_at - b.added_at);
  }

  async add(source: Product | ProductView): Promise<boolean> {
    await this.load();
    const { rules, clock, storeViews, telemetry, name } = this.parts;
    const [newest] = this.#items;
    const at = Math.max(clock.now(), newest === undefined ? 0 : newest.added_at + 1);
    const product = toListed(source, at, storeViews.current.storeCode);
    const plan = planAdd(this.#items, product, rules);
    if (plan.kind === 'already') return false;
    if (plan.kind === 'full') {
      throw new ShopError('list-full', { params: { limit: rules.limit }, details: { list: name, sku: product.sku } });
    }
    if (name === 'wishlist') telemetry.event('AddToWishlist', { sku: product.sku, name: product.name });
    await this.#change(plan.items, { put: [product] });
    return true;
  }

  async remove(sku: string): Promise<boolean> {
    await this.load();
    const items = this.#items;
    const found = items.find((item) => item.sku === sku) ?? items.find((item) => item.matched_sku === sku);
    if (found === undefined) return false;
    const removed = [{ sku: found.sku, at: Math.max(this.parts.clock.now(), found.added_at) }];
    await this.#change(
      items.filter((item) => item !== found),
      { removed },
    );
    return true;
  }

  async toggle(source: Product | ProductView): Promise<boolean> {
    await this.load();
    const { sku } = toListed(source, 0, '');
    if (await this.remove(sku)) return false;
    await this.add(source);
    return true;
  }

  async clear(): Promise<void> {
    await this.load();
    const items = this.#items;
    if (items.length === 0) return;
    const now = this.parts.clock.now();
    const removed = items.map(({ sku, added_at }) => ({ sku, at: Math.max(now, added_at) }));
    await this.#change([], { removed });
  }

  async refresh(): Promise<void> {
    await this.load();
    const items = this.#items;
    if (items.length === 0) return;
    const { storeCode } = this.parts.storeViews.current;
    const answer = await this.parts.product.bySkus(items.map(({ sku }) => sku));
    if (answer.length === 0) return;
    const today = new Map(answer.map((product) => [product.sku, product]));
    const asked = new Set(items.map(({ sku }) => sku));
    const next = this.#items.map((item) =>
      asked.has(item.sku) ? refreshed(item, today.get(item.sku), storeCode) : item,
    );
    await this.#keep(next);
  }

  dispose(): void {
    this.#subscription.unsubscribe();
  }

  #publish(isLoaded: boolean): void {
    if (!isLoaded && this.#items.length === 0) return;
    const { storeCode } = this.parts.storeViews.current;
    this.parts.store.set({ items: this.#items.map((item) => shownIn(item, storeCode)), isLoaded });
  }

  async #change(items: ListState['items'], change: ListChange): Promise<void> {
    const kept = this.#keep(items);
    this.parts.tabs.post(listMessage(this.parts.name, change));
    await kept;
  }

  /** Shown at once; storage failures never lose the list in memory. */
  async #keep(items: ListState['items']): Promise<void> {
    const { storage, name, telemetry } = this.parts;
    this.#items = items;
    this.#publish(true);
    try {
      if (items.length === 0) await storage.remove(LISTS_COLLECTION, name);
      else await storage.set(LISTS_COLLECTION, name, items as unknown as JsonValue);
    } catch (error) {
      telemetry.error(error, { area: 'lists', list: name });
    }
  }

  async receive(message: unknown): Promise<void> {
    const { name, rules } = this.parts;
    const change = readListMessage(name, message);
    if (change === undefined) return;
    await this.load();
    await this.#keep(applyChange(this.#items, change, rules));
  }
}
