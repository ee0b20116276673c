import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { CATALOGUE, type Catalogue, type ListingQuery } from '../catalogue/catalogue';
import { changeListing, listingParams, type ListingChange } from '../catalogue';
import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { CONFIG } from '../di';
import { Store } from '../kernel/store';
import { PRODUCT, type ProductArea, type ProductView } from '../product/product';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { isBackNavigation } from './back-navigation';
import { categoryLink, linkRules, listedLink, localPath, pageLink, type LinkRules } from '../links';
import { parseUrl } from '../links';
import { withFilters } from './listing-address';
import { listingUrlRules } from './listing-url-rules';
import { PAGE_SOURCE, type PageSource, type PageSourceLoader } from './page-source';
import { listingOf, pageIn, withListing } from './page-state';
import { formatQuery } from '../links';
import type { OpenOptions, OpenResult, Page, PageIdentity, Resolution, RouteTrace, RoutingArea } from './routing';

const KEPT_PAGES = 10;

@injectable()
export class RoutingService implements RoutingArea {
  readonly #page = new Store<Page | null>(null);
  readonly #seen = new Store<Page | null>(null);
  readonly #navigating = new Store(false);
  readonly page$: Observable<Page | null> = this.#page.state$;
  readonly seen$: Observable<Page | null> = this.#seen.state$;
  readonly isNavigating$: Observable<boolean> = this.#navigating.state$;
  /** Only the last `open` call may publish. */
  #turn = 0;
  #address = '';
  #isGiven = false;
  readonly #kept = new Map<string, Page>();
  #previous: RouteTrace | null = null;
  #isBack = false;
  #opened: PageSource | undefined;
  #reported = '';

  constructor(
    @inject(PAGE_SOURCE) private readonly source: PageSourceLoader,
    @inject(PRODUCT) private readonly product: ProductArea,
    @inject(CATALOGUE) private readonly catalogue: Catalogue,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {}

  get page(): Page | null {
    return this.#page.value;
  }

  get previous(): RouteTrace | null {
    return this.#previous;
  }

  get isBack(): boolean {
    return this.#isBack;
  }

  get #links(): LinkRules {
    return linkRules(this.storeViews.current, this.config);
  }

  async resolve(url: string): Promise<Resolution> {
    return (await this.source()).resolve(url);
  }

  async open(url: string, options: OpenOptions = {}): Promise<OpenResult> {
    const address = addressOf(url);
    const turn = ++this.#turn;
    if (this.#isGiven && address === this.#address && this.page) {
      // `prepare` reports the initial page.
      if (this.#reported !== '') this.#report(url).catch(() => undefined);
      return { page: this.page, status: 200 };
    }
    const kept = options.back === true ? this.#kept.get(address) : undefined;
    this.#navigating.set(true);
    try {
      const source = await this.source();
      this.#opened = source;
      const result = kept ? { page: kept, status: 200 } : await source.open(url, this.page);
      if (turn !== this.#turn) return result;
      const isElsewhere = result.redirect !== undefined && result.followed !== true;
      if (isElsewhere) return result;
      this.#trace(result.page, options.scroll);
      this.#publish(result, result.redirect ?? url);
      const reported = withoutEmptyQuery(address);
      if (this.#reported !== reported) source.report(withoutEmptyQuery(url));
      this.#reported = reported;
      return result;
    } finally {
      if (turn === this.#turn) this.#navigating.set(false);
    }
  }

  #publish(result: OpenResult, url: string): void {
    this.#keep();
    this.#address = addressOf(url);
    this.#isGiven = false;
    this.#navigating.set(false);
    this.#show(result.page);
  }

  #show(page: Page): void {
    this.#page.set(page);
    this.#seen.set(page);
  }

  #trace(to: Page, scroll: number | undefined): void {
    const from = this.page;
    this.#isBack = isBackNavigation(this.#previous, from?.route ?? null, to.route);
    if (from) this.#previous = { route: from.route, scroll, pageSize: listingOf(from)?.items.length };
  }

  #keep(): void {
    const { page } = this;
    if (!page || !listingOf(page)) return;
    this.#kept.delete(this.#address);
    this.#kept.set(this.#address, page);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }

  async prepare(): Promise<void> {
    this.#seen.set(this.page);
    try {
      await this.#report(this.#address);
    } catch {
      // Nothing was asked for yet. The click that follows tries again, and notifies the shopper if that fails too.
    }
  }

  async #report(url: string): Promise<void> {
    const address = withoutEmptyQuery(addressOf(url));
    const source = await this.source();
    if (this.page === null || this.#reported === address) return;
    this.#reported = address;
    source.report(address);
  }

  showView(view: ProductView): string {
    const { page } = this;
    const path = this.#pathOf(view);
    if (page?.name === 'product' && page.view.parent.sku === view.parent.sku) {
      this.#show({ ...page, view });
      this.#address = addressOf(path);
      this.#isGiven = true;
    }
    return path;
  }

  #pathOf(view: ProductView): string {
    const { page } = this;
    if (this.config.products.firstVariantInUrl || page?.name !== 'product') return view.path;
    return withFilters(this.localPath(page.route.path), page.route.query, 'query');
  }

  async loadMore(): Promise<string | undefined> {
    const { page } = this;
    const listing = listingOf(page);
    if (!page || !listing) return undefined;
    const longer = await this.catalogue.more(listing);
    const now = this.page;
    if (!now || listingOf(now) !== listing || longer === listing) return undefined;
    const grown = { ...longer, query: { ...longer.query, size: longer.items.length, start: longer.start } };
    this.#show(withListing(now, grown));
    const path = this.#listingAddress(now, grown.query);
    this.#address = addressOf(path);
    this.#isGiven = true;
    return path;
  }

  async reload(): Promise<void> {
    this.#isGiven = false;
    this.#kept.clear();
    await this.open(this.#address);
  }

  productLink(product: Product): string {
    return listedLink(product, this.#links, listingOf(this.page)?.query.filters);
  }

  categoryLink(category: { readonly slug: string; readonly url_path?: string | undefined }): string {
    return categoryLink(category, this.#links);
  }

  pageLink(identifier: string): string {
    return pageLink(identifier, this.#links);
  }

  localPath(path: string): string {
    return localPath(path, this.#links);
  }

  async identify(page: Page): Promise<PageIdentity> {
    return (await this.source()).identify(page);
  }

  filterLink(change: ListingChange): string {
    const { page } = this;
    const { categoryId: _inPath, size, ...choice } = listingOf(page)?.query ?? {};
    // A loaded page size belongs to its list; another list starts over.
    const pageSize = size !== undefined && size < this.config.catalogue.pageSize ? { size } : {};
    return this.#listingAddress(page, changeListing({ ...choice, ...pageSize }, change));
  }

  #listingAddress(page: Page | null, choice: ListingQuery): string {
    const path = this.localPath(page && listingOf(page) ? page.route.path : '/search');
    const params = listingParams(choice, listingUrlRules(this.config));
    return withFilters(path, params, this.config.urls.filtersIn);
  }

  dehydrate(): unknown {
    const { page } = this;
    // A page not opened here is packed already.
    return page === null ? null : { address: this.#address, page: this.#opened?.pack(page) ?? page };
  }

  hydrate(state: unknown): void {
    const restored = pageIn(state, this.product);
    if (!restored) return;
    this.#address = restored.address;
    this.#isGiven = true;
    this.#page.set(restored.page);
  }

  close(): void {
    this.#turn += 1;
    this.#page.close();
    this.#seen.close();
    this.#navigating.close();
  }
}

function withoutEmptyQuery(url: string): string {
  return url.replace(/\?$/, '');
}

function addressOf(url: string): string {
  const { path, query } = parseUrl(url);
  return `${path}?${formatQuery(query)}`;
}
