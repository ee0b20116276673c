import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { urlMap } from '../contract/catalogue/url-map';
import { CONFIG, token } from '../di';
import { requestRejected, GATEWAY, groupToSend, SESSION, type Gateway, type Session } from '../sync';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { linkRules, localPath } from '../links';
import { mappedRoute } from './mapped-route';
import { matchRoute, type PathMatch } from './match-route';
import { splitStoreCode, type UrlParts } from '../links';
import { planResolution, REDIRECT, type Knowledge, type KnownOfPath, type MappedRoute } from './plan-resolution';
import { formatQuery } from '../links';
import type { Resolution } from './routing';
import { urlMapBody } from './url-map-body';
import { URL_MAP_CACHE, type UrlMapCache } from './url-map-cache';

const MEMORY_SIZE = 500;

@injectable()
export class UrlResolver {
  readonly #memory = new Map<string, MappedRoute | 'nothing'>();

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(URL_MAP_CACHE) private readonly cache: UrlMapCache,
    @inject(SESSION) private readonly session: Session,
  ) {}

  get #codes(): readonly string[] {
    return this.config.stores.multistore ? this.storeViews.available.map((view) => view.storeCode) : [];
  }

  storeOf(url: UrlParts): string {
    const { current } = this.storeViews;
    const { storeCode } = splitStoreCode(url.path, this.#codes);
    if (storeCode !== undefined) return storeCode;
    if (!this.config.stores.multistore || (url.host === '' && current.url.includes('//'))) return current.storeCode;
    return this.storeViews.forUrl(url.host, url.path).storeCode;
  }

  async resolve(url: UrlParts): Promise<Resolution> {
    const { storeCode } = this.storeViews.current;
    const split = splitStoreCode(url.path, this.#codes);
    if (split.storeCode !== undefined) {
      const isDefault = split.storeCode === this.config.stores.available[0];
      if (split.storeCode !== storeCode || isDefault) {
        return {
          kind: 'redirect',
          path: withQuery(isDefault ? split.path : url.path, url),
          status: isDefault ? 301 : 302,
        };
      }
    }
    const step = await this.#follow(split.path, url.query.childSku);
    if (step === undefined) return { kind: 'not-found', path: split.path };
    if (typeof step === 'string') {
      return { kind: 'redirect', path: withQuery(this.#pathInStore(step), url), status: 301 };
    }
    const params = { ...step.params, ...this.#sizeParam(step, url.query.size) };
    return { kind: 'match', match: { name: step.name, params, query: url.query, path: split.path, storeCode } };
  }

  /** Returns where a redirect leads to from a page that no longer exists; undefined without one. */
  async moved(url: UrlParts): Promise<string | undefined> {
    const { path } = splitStoreCode(url.path, this.#codes);
    const key = `${this.storeViews.current.storeCode}:${path}`;
    const known = this.#memory.get(key) ?? (await this.#askServer(key, path, undefined));
    if (typeof known !== 'object' || known.name !== REDIRECT) return undefined;
    return withQuery(this.#pathInStore(known.canonical), url);
  }

  /** A path that names a store leads there. */
  #pathInStore(path: string): string {
    const { storeCode } = splitStoreCode(path.replace(/\?.*$/su, ''), this.#codes);
    return storeCode === undefined ? localPath(path, linkRules(this.storeViews.current, this.config)) : path;
  }

  #sizeParam({ name }: PathMatch, size: string | undefined): { readonly size?: string } {
    const isParam = size !== undefined && name.endsWith('-product') && !this.config.urls.useUrlDispatcher;
    return isParam ? { size: size.toUpperCase() } : {};
  }

  async #follow(path: string, childSku: string | undefined): Promise<PathMatch | string | undefined> {
    const variant = childSku === undefined ? '' : `?childSku=${childSku}`;
    const key = `${this.storeViews.current.storeCode}:${path}${variant}`;
    let known: KnownOfPath = {
      path,
      match: matchRoute(path),
      useUrlDispatcher: this.config.urls.useUrlDispatcher,
      memory: this.#memory.get(key) ?? 'unasked',
      cache: 'unasked',
      server: 'unasked',
    };
    for (;;) {
      const step = planResolution(known);
      if (step.do === 'use') return step.match;
      if (step.do === 'redirect') return step.path;
      if (step.do === 'not-found') return usualPageOf(path);
      if (step.do === 'read-cache') known = { ...known, cache: await this.#readCache(key) };
      else known = { ...known, server: await this.#askServer(key, path, childSku) };
    }
  }

  async #readCache(key: string): Promise<Knowledge> {
    if (this.config.serverSide) return 'nothing';
    const route = await this.cache.read(key);
    if (route) this.#remember(key, route);
    return route ?? 'nothing';
  }

  async #askServer(key: string, path: string, childSku: string | undefined): Promise<Knowledge> {
    const query = { store: this.storeViews.current.storeCode };
    const body = urlMapBody(path, childSku, this.config.products, groupToSend(this.session, this.config.products));
    const reply = await this.cache.ask(() => this.gateway.ask(urlMap, { query, body }, { silent: true }));
    if (!reply.ok && reply.code !== 404) throw requestRejected(reply);
    const route = reply.ok ? mappedRoute(reply.result, this.config.urls.useUrlDispatcher) : undefined;
    this.#remember(key, route ?? 'nothing');
    if (route && !this.config.serverSide) await this.cache.write(key, route);
    return route ?? 'nothing';
  }

  #remember(key: string, route: MappedRoute | 'nothing'): void {
    this.#memory.delete(key);
    this.#memory.set(key, route);
    const [oldest] = this.#memory.keys();
    if (this.#memory.size > MEMORY_SIZE && oldest !== undefined) this.#memory.delete(oldest);
  }
}
export const URL_RESOLVER = token<UrlResolver>('UrlResolver');

function withQuery(path: string, url: UrlParts): string {
  const query = formatQuery(url.query);
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Loaded late, because hardly any visit begins at such an address. Without its code the page is not found. */
async function usualPageOf(path: string): Promise<string | undefined> {
  try {
    const { commonAddress } = await import('./common-addresses');
    return commonAddress(path);
  } catch {
    return undefined;
  }
}
