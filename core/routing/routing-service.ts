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

/** Listings that are kept as they were left, for the way back. */
const KEPT_PAGES = 10;

/** URLs and pages (S §2, §4, §8). */
@injectable()
export class RoutingService implements RoutingArea {
  readonly #page = new Store<Page | null>(null);
  readonly #seen = new Store<Page | null>(null);
  readonly #navigating = new Store(false);
  readonly page$: Observable<Page | null> = this.#page.state$;
  readonly seen$: Observable<Page | null> = this.#seen.state$;
  readonly isNavigating$: Observable<boolean> = this.#navigating.state$;
  /** Counts calls of `open`: only the last one may publish. */
  #turn = 0;
  /** Address of the page shown, in its one form. */
  #address = '';
  /** The page at this address is here already: it came with the HTML, or is a view that was just chosen. */
  #isGiven = false;
  readonly #kept = new Map<string, Page>();
  #previous: RouteTrace | null = null;
  #isBack = false;
  /** Where pages came from, once one was opened. */
  #opened: PageSource | undefined;
  /** The address that was reported last, by the page-view ping. */
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
      // The page that came with the document is reported by `prepare`; a later one was chosen on it.
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
      // The same page made again, as in promo mode, is no change of route.
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

  /** A page that the shopper has asked for. */
  #show(page: Page): void {
    this.#page.set(page);
    this.#seen.set(page);
  }

  /** Remembers the route that is being left, and whether the next one is the way back (S §2). */
  #trace(to: Page, scroll: number | undefined): void {
    const from = this.page;
    this.#isBack = isBackNavigation(this.#previous, from?.route ?? null, to.route);
    if (from) this.#previous = { route: from.route, scroll, pageSize: listingOf(from)?.items.length };
  }

  /** Keeps the listing that is being left. */
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

  /** Reports a page that was here already: the one that came with the document, a view that was chosen (S §7, page-view ping). */
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

  /** S §2: picking a variant changes the address when the first variant is in the URL; otherwise it stays as it is. */
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
    // The shopper may have gone elsewhere, or chosen a filter, meanwhile.
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
    // What was added to a list belongs to that list; another one begins with its first page again.
    const pageSize = size !== undefined && size < this.config.catalogue.pageSize ? { size } : {};
    return this.#listingAddress(page, changeListing({ ...choice, ...pageSize }, change));
  }

  #listingAddress(page: Page | null, choice: ListingQuery): string {
    const path = this.localPath(page && listingOf(page) ? page.route.path : '/search');
    const params = listingParams(choice, listingUrlRules(this.config));
    return withFilters(path, params, this.config.urls.filtersIn);
  }

  /** What a browser needs to show this page without asking: plain JSON. */
  dehydrate(): unknown {
    const { page } = this;
    // A page that was not opened here came packed.
    return page === null ? null : { address: this.#address, page: this.#opened?.pack(page) ?? page };
  }

  /** Takes over what `dehydrate` gave: the page is there at once, and opening its address asks for nothing. */
  hydrate(state: unknown): void {
    const restored = pageIn(state, this.product);
    if (!restored) return;
    this.#address = restored.address;
    this.#isGiven = true;
    this.#page.set(restored.page);
  }

  /** Ends `page$`, `seen$` and `isNavigating$`. */
  close(): void {
    this.#turn += 1;
    this.#page.close();
    this.#seen.close();
    this.#navigating.close();
  }
}

/** One text for one address, whatever the order of encoding, without host and fragment. */
/** An empty query is none: '/c/men?' is the page '/c/men'. */
function withoutEmptyQuery(url: string): string {
  return url.replace(/\?$/, '');
}

function addressOf(url: string): string {
  const { path, query } = parseUrl(url);
  return `${path}?${formatQuery(query)}`;
}
