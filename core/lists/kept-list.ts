import type { Subscription } from 'rxjs';
import type { Product } from '../contract';
import { lazily } from '../kernel/async/lazily';
import { ShopError } from '../kernel/shop-error';
import type { Clock, Telemetry } from '../ports';
import type { ProductArea, ProductView } from '../product/product';
import type { OpenList } from './lazy-list';
import type { ListReplica } from './list-replica';
import { toListed } from './listed-product';
import { type ListDefinition, planAdd } from './plan-list';
import type { ShownList } from './shown-list';

export interface KeptListDependencies {
  readonly list: ListDefinition;
  readonly replica: ListReplica;
  readonly shown: ShownList;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly product: Pick<ProductArea, 'bySkus'>;
}

/** Use cases of a product list. */
export class KeptList implements OpenList {
  readonly #subscription: Subscription;

  constructor(private readonly parts: KeptListDependencies) {
    this.#subscription = parts.shown.followStore(() => parts.replica.state);
  }

  readonly load: () => Promise<void> = lazily(() => this.#load());

  async #load(): Promise<void> {
    const { replica, shown } = this.parts;
    await replica.open();
    this.#subscription.add(replica.state$.subscribe((items) => shown.publish(items, true)));
  }

  async add(source: Product | ProductView): Promise<boolean> {
    await this.load();
    const { list, replica, clock, shown, telemetry } = this.parts;
    const [newest] = replica.state;
    const at = Math.max(clock.now(), newest === undefined ? 0 : newest.added_at + 1);
    const product = toListed(source, at, shown.storeCode);
    const { sku, name } = product;
    const plan = planAdd(replica.state, sku, list.rules);
    if (plan === 'already') return false;
    if (plan === 'full') throw this.#full(sku);
    await replica.dispatch({ type: 'put', products: [product] });
    // Another tab may have filled the list since this one last read it, or removed the product meanwhile.
    const isFull = list.rules.whenFull === 'refuse' && replica.state.length >= list.rules.limit;
    if (isFull && !replica.state.some((item) => item.sku === sku)) throw this.#full(sku);
    if (list.name === 'wishlist') telemetry.event('AddToWishlist', { sku, name });
    return true;
  }

  #full(sku: string): ShopError {
    const { name, rules } = this.parts.list;
    return new ShopError('list-full', { params: { limit: rules.limit }, details: { list: name, sku } });
  }

  async remove(sku: string): Promise<boolean> {
    await this.load();
    const { replica, clock } = this.parts;
    const items = replica.state;
    const found = items.find((item) => item.sku === sku) ?? items.find((item) => item.matched_sku === sku);
    if (found === undefined) return false;
    const entries = [{ sku: found.sku, at: Math.max(clock.now(), found.added_at) }];
    await replica.dispatch({ type: 'remove', entries });
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
    const { replica, clock } = this.parts;
    // The first read may have failed.
    await replica.load();
    if (replica.state.length === 0) return;
    const now = clock.now();
    const entries = replica.state.map(({ sku, added_at }) => ({ sku, at: Math.max(now, added_at) }));
    await replica.dispatch({ type: 'remove', entries });
  }

  async leave(): Promise<void> {
    await this.parts.replica.leave();
  }

  async refresh(): Promise<void> {
    await this.load();
    const { replica, product, shown } = this.parts;
    const skus = replica.state.map(({ sku }) => sku);
    if (skus.length === 0) return;
    const { storeCode } = shown;
    const answer = new Map((await product.bySkus(skus)).map((found) => [found.sku, found]));
    if (answer.size === 0) return;
    const products = new Map(skus.map((sku) => [sku, answer.get(sku)]));
    await replica.dispatch({ type: 'refresh', products, storeCode });
  }

  dispose(): void {
    this.#subscription.unsubscribe();
    this.parts.replica.dispose();
  }
}
