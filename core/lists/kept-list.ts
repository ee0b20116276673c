import type { Subscription } from 'rxjs';
import type { Product } from '../contract';
import { lazily } from '../kernel/async/lazily';
import { ShopError } from '../kernel/shop-error';
import type { Clock, Telemetry } from '../ports';
import type { ProductArea, ProductView } from '../product/product';
import type { OpenList } from './lazy-list';
import { readListMessage } from './list-message';
import { refreshed, toListed } from './listed-product';
import type { ListName, ListState } from './lists';
import { applyChange, type ListChange, type ListRules, planAdd, withinLimit } from './plan-list';
import type { ShownList } from './shown-list';
import type { StoredList } from './stored-list';

export interface KeptListDependencies {
  readonly name: ListName;
  readonly rules: ListRules;
  readonly shown: ShownList;
  readonly stored: StoredList;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly product: Pick<ProductArea, 'bySkus'>;
}

/** Stored product list: loaded once, written whole, broadcast per change. */
export class KeptList implements OpenList {
  #items: ListState['items'] = [];
  readonly #subscription: Subscription;

  constructor(private readonly parts: KeptListDependencies) {
    this.#subscription = parts.shown.followStore(() => this.#items);
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    const { shown, stored, rules } = this.parts;
    const items = await stored.read();
    const pending = await stored.takePending();
    const once = [...new Map([...items, ...pending].map((item) => [item.sku, item])).values()];
    this.#items = withinLimit(once, rules);
    shown.publish(this.#items, true);
    if (pending.length > 0) await this.#keep(this.#items);
  }

  async add(source: Product | ProductView): Promise<boolean> {
    await this.load();
    const { rules, clock, shown, telemetry, name } = this.parts;
    const [newest] = this.#items;
    const at = Math.max(clock.now(), newest === undefined ? 0 : newest.added_at + 1);
    const product = toListed(source, at, shown.storeCode);
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
    const { product, shown } = this.parts;
    const { storeCode } = shown;
    const answer = await product.bySkus(items.map(({ sku }) => sku));
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

  async #change(items: ListState['items'], change: ListChange): Promise<void> {
    const kept = this.#keep(items);
    this.parts.stored.broadcast(change);
    await kept;
  }

  /** Shown at once; storage failures never lose the list in memory. */
  async #keep(items: ListState['items']): Promise<void> {
    this.#items = items;
    this.parts.shown.publish(items, true);
    await this.parts.stored.write(items);
  }

  async receive(message: unknown): Promise<void> {
    const { name, rules } = this.parts;
    const change = readListMessage(name, message);
    if (change === undefined) return;
    await this.load();
    await this.#keep(applyChange(this.#items, change, rules));
  }
}
