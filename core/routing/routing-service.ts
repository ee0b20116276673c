import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { CATALOGUE, type Catalogue } from '../catalogue/catalogue';
import { changeListing, listingParams, type ListingChange } from '../catalogue';
import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { CONFIG } from '../di';
import { Store } from '../kernel/store';
import { PRODUCT, type ProductArea, type ProductView } from '../product/product';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { categoryLink, linkRules, localPath, pageLink, productLink, type LinkRules } from './links';
import { parseUrl } from './normalise-path';
import { listingUrlRules } from './listing-url-rules';
import { PAGE_SOURCE, type PageSourceLoader } from './page-source';
import { listingOf, packPage, pageIn, withListing } from './page-state';
import { formatQuery } from './query-text';
import type { OpenOptions, OpenResult, Page, Resolution, RoutingArea } from './routing';

/** Listings that are kept as they were left, for the way back. */
const KEPT_PAGES = 10;

/** URLs and pages (S §2, §4, §8). */
@injectable()
export class RoutingService implements RoutingArea {
  readonly #page = new Store<Page | null>(null);
  readonly #navigating = new Store(false);
  readonly page$: Observable<Page | null> = this.#page.state$;
  readonly isNavigating$: Observable<boolean> = this.#navigating.state$;
  /** Counts calls of `open`: only the last one may publish. */
  #turn = 0;
  /** Address of the page shown, in its one form. */
  #address = '';
  /** The page at this address is here already: it came with the HTML, or is a view that was just chosen. */
  #isGiven = false;
  readonly #kept = new Map<string, Page>();

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

  get #links(): LinkRules {
    return linkRules(this.storeViews.current, this.config);
  }

  async resolve(url: string): Promise<Resolution> {
    return (await this.source()).resolve(url);
  }

  async open(url: string, options: OpenOptions = {}): Promise<OpenResult> {
    const address = addressOf(url);
    const turn = ++this.#turn;
    if (this.#isGiven && address === this.#address && this.page) return { page: this.page, status: 200 };
    const kept = options.back === true ? this.#kept.get(address) : undefined;
    this.#navigating.set(true);
    try {
      const source = await this.source();
      const result = kept ? { page: kept, status: 200 } : await source.open(url, this.page);
      if (turn !== this.#turn) return result;
      const isElsewhere = result.redirect !== undefined && result.followed !== true;
      if (isElsewhere) return result;
      this.#publish(result, result.redirect ?? url);
      source.report(url);
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
    this.#page.set(result.page);
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
    try {
      await this.source();
    } catch {
      // Nothing was asked for yet. The click that follows tries again, and tells the shopper if that fails too.
    }
  }

  showView(view: ProductView): string {
    const { page } = this;
    if (page?.name === 'product' && page.view.parent.sku === view.parent.sku) {
      this.#page.set({ ...page, view });
      this.#address = addressOf(view.path);
      this.#isGiven = true;
    }
    return view.path;
  }

  async loadMore(): Promise<void> {
    const { page } = this;
    const listing = listingOf(page);
    if (!page || !listing) return;
    const longer = await this.catalogue.more(listing);
    // The shopper may have gone elsewhere, or chosen a filter, meanwhile.
    const now = this.page;
    if (now && listingOf(now) === listing) this.#page.set(withListing(now, longer));
  }

  productLink(product: Product): string {
    return productLink(product, this.#links);
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

  filterLink(change: ListingChange): string {
    const { page } = this;
    const listing = listingOf(page);
    const path = this.localPath(page && listing ? page.route.path : '/search');
    const { categoryId: _inPath, ...choice } = listing?.query ?? {};
    const query = formatQuery(listingParams(changeListing(choice, change), listingUrlRules(this.config)));
    return query === '' ? path : `${path}?${query}`;
  }

  /** What a browser needs to show this page without asking: plain JSON. */
  dehydrate(): unknown {
    return this.page === null ? null : { address: this.#address, page: packPage(this.page) };
  }

  /** Takes over what `dehydrate` gave: the page is there at once, and opening its address asks for nothing. */
  hydrate(state: unknown): void {
    const restored = pageIn(state, this.product);
    if (!restored) return;
    this.#address = restored.address;
    this.#isGiven = true;
    this.#page.set(restored.page);
  }

  /** Ends `page$` and `isNavigating$`. */
  close(): void {
    this.#turn += 1;
    this.#page.close();
    this.#navigating.close();
  }
}

/** One text for one address, whatever the order of encoding, without host and fragment. */
function addressOf(url: string): string {
  const { path, query } = parseUrl(url);
  return `${path}?${formatQuery(query)}`;
}
