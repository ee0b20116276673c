import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CONFIG } from '../di';
import { errorMessage } from '../kernel/shop-error';
import { DISMISS, NOTICES, type NoticeInput, type NoticesArea } from '../notices/notices';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { withFilters } from './listing-address';
import { PAGE_NOT_FOUND } from './match-route';
import { isNormal, parseUrl, splitStoreCode, type UrlParts } from '../links';
import { pageFailure, type PageFailure } from './page-failure';
import { pageIdentity } from './page-identity';
import { PAGE_LOADER, type PageLoader } from './page-loader';
import { PAGE_VIEWS, type PageViews } from './page-views';
import { packPage } from './pack-page';
import type { PageSource } from './page-source';
import type { OpenResult, Page, PageIdentity, Resolution, RouteMatch } from './routing';
import { URL_RESOLVER, type UrlResolver } from './url-resolver';

const MAX_REDIRECTS = 5;

@injectable()
export class PageOpener implements PageSource {
  readonly pack = packPage;
  constructor(
    @inject(URL_RESOLVER) private readonly resolver: UrlResolver,
    @inject(PAGE_LOADER) private readonly loader: PageLoader,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(PAGE_VIEWS) private readonly pageViews: PageViews,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {}

  report(url: string): void {
    this.pageViews.report(url);
  }

  resolve(url: string): Promise<Resolution> {
    return this.resolver.resolve(parseUrl(url));
  }

  identify(page: Page): PageIdentity {
    const { current, available } = this.storeViews;
    return pageIdentity(page, current, available, this.config);
  }

  async open(url: string, shown: Page | null): Promise<OpenResult> {
    const parts = parseUrl(url);
    const store = this.resolver.storeOf(parts);
    if (store !== this.storeViews.current.storeCode) {
      return { page: shown ?? this.#notFound(parts), status: 302, redirect: url };
    }
    if (this.config.serverSide && !isNormal(url)) {
      return { page: this.#notFound(parts), status: 301, redirect: withFilters(parts.path, parts.query, 'query') };
    }
    const surroundings = this.loader.surroundings();
    const result = await this.#open(url, 0);
    await surroundings;
    return result;
  }

  async #open(url: string, hops: number): Promise<OpenResult> {
    const parts = parseUrl(url);
    try {
      const resolution = await this.resolver.resolve(parts);
      if (resolution.kind === 'not-found') return { page: this.#notFound(parts), status: 404 };
      if (resolution.kind === 'redirect') return await this.#redirect(resolution.path, resolution.status, parts, hops);
      const outcome = await this.loader.load(resolution.match);
      if ('redirect' in outcome) return await this.#redirect(outcome.redirect, 301, parts, hops);
      this.#warnOffline(outcome.page);
      return { page: outcome.page, status: outcome.page.name === 'page-not-found' ? 404 : 200 };
    } catch (error) {
      const failure = pageFailure(error);
      return failure.kind === 'not-found' ? this.#gone(parts, hops) : this.#failed(failure, error, parts);
    }
  }

  async #redirect(path: string, status: number, from: UrlParts, hops: number): Promise<OpenResult> {
    const isElsewhere = this.resolver.storeOf(parseUrl(path)) !== this.storeViews.current.storeCode;
    if (this.config.serverSide || isElsewhere) return { page: this.#notFound(from), status, redirect: path };
    if (hops >= MAX_REDIRECTS) return { page: this.#notFound(from), status: 404 };
    const result = await this.#open(path, hops + 1);
    return {
      ...result,
      redirect: result.redirect ?? path,
      followed: result.redirect === undefined || result.followed === true,
    };
  }

  async #gone(parts: UrlParts, hops: number): Promise<OpenResult> {
    // Without an answer the page is as gone as it was.
    const path = await this.resolver.moved(parts).catch(() => undefined);
    if (path === undefined) return { page: this.#notFound(parts), status: 404 };
    return this.#redirect(path, 301, parts, hops);
  }

  #failed(failure: Exclude<PageFailure, { kind: 'not-found' }>, error: unknown, parts: UrlParts): OpenResult {
    if (failure.kind === 'offline') {
      return { page: { name: 'offline', route: { ...this.#route(parts), name: 'offline' } }, status: 503, error };
    }
    const { code, message, isLate } = failure;
    // The failed address stays, so 'Try again' reopens it.
    this.#notify({
      code,
      message,
      action2: { label: 'Try again', intent: { kind: 'go', path: withFilters(parts.path, parts.query, 'query') } },
    });
    const page: Page = { name: 'error', route: { ...this.#route(parts), name: 'error' }, message, code };
    return { page, status: isLate ? 503 : 500, error };
  }

  #warnOffline(page: Page): void {
    if (page.name !== 'category' || page.category.listing.offline !== true) return;
    this.notices.spawn({ type: 'warning', code: 'offline', message: errorMessage('offline') });
  }

  #notify(notice: Pick<NoticeInput, 'code' | 'message' | 'action2'>): void {
    if (this.config.serverSide) return;
    this.notices.spawn({ type: 'error', ...notice, action1: DISMISS });
  }

  #route(parts: UrlParts): RouteMatch {
    const { storeCode } = this.storeViews.current;
    const { path } = splitStoreCode(parts.path, [storeCode]);
    return { ...PAGE_NOT_FOUND, query: parts.query, path, storeCode };
  }

  #notFound(parts: UrlParts): Page {
    return { name: 'page-not-found', route: this.#route(parts) };
  }
}
