import type { Category, CmsPage, Product } from '../../../../core/contract';
import { slugOf } from '../../../../core/links';
import { followInStore } from '../../../../core/routing/redirect-address';
import type { StoreView } from '../../../../core/store-views';
import type { Content } from '../../content';
import type { Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { oldAddressesOf, type OldAddress, type OldKind } from './old-paths';

type Found =
  | { readonly _type: 'category'; readonly _source: Category }
  | { readonly _type: 'cms_page'; readonly _source: CmsPage }
  | { readonly _type: 'product'; readonly _source: Product };
type Answer = Found | { readonly _type: 'redirect'; readonly _source: { readonly path: string } };

interface Services {
  readonly content: Content;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

/** Addresses of one store: its own, then redirects by staff, then the patterns of other platforms. */
export class AddressMap {
  constructor(
    private readonly db: Repositories,
    private readonly services: Services,
    private readonly store: StoreView,
  ) {}

  /** @param sku distinguishes products that share a path */
  async resolve(url: string, sku: string | undefined): Promise<Answer | undefined> {
    const path = this.#pathOf(url);
    if (path === '') return undefined;
    return (await this.#own(path, sku)) ?? (await this.#redirect(path)) ?? (await this.#old(path, sku));
  }

  async #own(path: string, sku: string | undefined): Promise<Found | undefined> {
    const category = (await this.#categories()).find((entry) => entry.url_path === path);
    if (category) return { _type: 'category', _source: category };
    const product = await this.#product(path, sku);
    if (product) return { _type: 'product', _source: product };
    const name = path.startsWith('i/') ? path.slice(2) : path;
    return name.includes('/') ? undefined : this.#page(name);
  }

  /** Leads to exactly the target: what it shows is decided there, also for a target in another store. */
  async #redirect(path: string): Promise<Answer | undefined> {
    const { storeCode } = this.store;
    const byFrom = async (from: string) => (await this.db.redirects.byFrom(from))?.to;
    const found = await followInStore(`/${path}`, { storeCode, codes: this.#codes }, byFrom);
    if (found === undefined || found === 'endless') return undefined;
    return { _type: 'redirect', _source: { path: this.#withoutStore(found.to) } };
  }

  async #old(path: string, sku?: string): Promise<Found | undefined> {
    const last = path.split('/').at(-1);
    const bySlug = (await this.#categories()).find(({ slug }) => slug === last);
    if (bySlug) return { _type: 'category', _source: bySlug };
    for (const { kinds, name } of oldAddressesOf(path)) {
      for (const kind of kinds) {
        const found = await this.#named(kind, name, sku);
        if (found) return found;
      }
    }
    return undefined;
  }

  async #named(kind: OldKind, name: OldAddress['name'], sku: string | undefined): Promise<Found | undefined> {
    if (kind === 'page') return this.#page(name);
    if (kind === 'category') {
      const category = await this.#category(name);
      return category && { _type: 'category', _source: category };
    }
    const product = await (kind === 'sku' ? this.#bySku(name) : this.#product(name, sku));
    return product && { _type: 'product', _source: product };
  }

  async #category(name: string): Promise<Category | undefined> {
    const active = await this.#categories();
    const [whole, slug] = [active.find((one) => one.url_path === name), active.find((one) => one.slug === name)];
    if (whole ?? slug) return whole ?? slug;
    const last = active.filter((one) => one.url_path?.split('/').at(-1) === name);
    return last.length === 1 ? last[0] : undefined;
  }

  async #categories(): Promise<readonly Category[]> {
    return (await this.services.reader.categories(this.db, this.store)).filter(({ is_active: isActive }) => isActive);
  }

  async #page(name: string): Promise<Found | undefined> {
    const page = await this.services.content.page(this.db, name, this.store);
    return page && { _type: 'cms_page', _source: page };
  }

  async #product(path: string, sku: string | undefined): Promise<Product | undefined> {
    const { products } = this.db;
    const ids = [...(await products.idsByKey('url_path', [path])), ...(await products.idsByKey('url_key', [path]))];
    const named = sku === undefined || ids.length < 2 ? undefined : await products.idBySku(sku);
    const id = named !== undefined && ids.includes(named) ? named : ids[0];
    return id === undefined ? undefined : this.services.reader.product(this.db, id, this.store);
  }

  /** @param name of the product and its SKU; both must fit, since a short number alone can be anything */
  async #bySku(name: string): Promise<Product | undefined> {
    const [slug = '', sku = ''] = name.split('/');
    const id = await this.db.products.idBySku(sku);
    const product = id === undefined ? undefined : await this.services.reader.product(this.db, id, this.store);
    const isNamed = product && [product.url_key, slugOf(product.name)].includes(slugOf(slug));
    return isNamed === true ? product : undefined;
  }

  #pathOf(url: string): string {
    const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
    const parts = decoded(path)
      .split('/')
      .filter((part) => part !== '');
    return (this.#codes.includes(parts[0] ?? '') ? parts.slice(1) : parts).join('/');
  }

  #withoutStore(to: string): string {
    const [, code = ''] = /^\/([^/?]+)/u.exec(to) ?? [];
    const isHere = code === this.store.storeCode && this.#codes.includes(code);
    return isHere ? `/${to.slice(code.length + 1).replace(/^\//u, '')}` : to;
  }

  get #codes(): readonly string[] {
    const { stores } = this.services.settings;
    return stores.filter((store) => store.appendStoreCode).map(({ storeCode }) => storeCode);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
