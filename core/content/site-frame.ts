import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { CmsBlock, SiteSettings } from '../contract';
import { SETTINGS_BLOCK } from '../contract/content/settings-block';
import { searchBlocks } from '../contract/catalogue/catalogue';
import { cmsBlockById } from '../contract/content/content';
import { CLOCK, CONFIG, TELEMETRY, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { reportDropped } from '../kernel/async/report-dropped';
import type { Clock, Telemetry } from '../ports';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import { CONTENT_STATE, type ContentState } from './content-state';
import { followLastUpdated } from './follow-last-updated';
import type { LastUpdated } from './last-updated';
import { readSettings } from './read-settings';
import { readSiteBlocks, siteBlocksQuery, UPDATED_BLOCK, type SiteBlocks } from './site-blocks';

@injectable()
export class SiteFrame {
  #loading: { readonly store: string; readonly settings: Promise<SiteSettings> } | undefined;
  #isFresh = true;
  readonly lastUpdated$: Observable<LastUpdated>;

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(CONTENT_STATE) private readonly state: ContentState,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CLOCK) clock: Clock,
  ) {
    this.lastUpdated$ = followLastUpdated({
      clock,
      known: () => this.state.lastUpdated,
      isFresh: () => this.#takeFresh(),
      refetch: () => this.#refetch(),
    });
  }

  loadSettings(): Promise<SiteSettings> {
    const store = this.#store;
    const known = this.state.settingsOf(store);
    if (known) return Promise.resolve(known);
    if (this.#loading?.store !== store) this.#loading = { store, settings: this.#readSettings(store) };
    return this.#loading.settings;
  }

  async #readSettings(store: string): Promise<SiteSettings> {
    try {
      const read = readSettings(await this.#settingsJson(), this.storeViews.current.name);
      if (read === undefined) throw new ShopError('bad-response-format', { details: { block: SETTINGS_BLOCK } });
      reportDropped(this.telemetry, SETTINGS_BLOCK, read.dropped);
      if (this.#store === store) this.state.setSettings(store, read.data);
      return read.data;
    } catch (error) {
      this.#loading = undefined; // the next call asks again
      throw error;
    }
  }

  get #store(): string {
    return this.storeViews.current.storeCode;
  }

  async #settingsJson(): Promise<unknown> {
    const given = this.state.takeBlocks(this.#store);
    if (given === undefined && !this.config.serverSide) return (await this.#block(SETTINGS_BLOCK)).json;
    const { settings, lastUpdated } = given ?? (await this.#siteBlocks());
    this.state.setLastUpdated(lastUpdated);
    if (settings === undefined) throw new ShopError('cms-query-empty', { details: { status: 404 } });
    return settings;
  }

  async #siteBlocks(): Promise<SiteBlocks> {
    const query = siteBlocksQuery(this.#store);
    const { items } = (await this.gateway.call(searchBlocks, { query }, { silent: true })).result;
    return readSiteBlocks(this.#store, items);
  }

  async #block(id: string, skipCache?: boolean): Promise<CmsBlock> {
    const query = { id, storeId: this.#store, ...(skipCache === true && { skipCache }) };
    return (await this.gateway.call(cmsBlockById, { query }, { silent: true })).result;
  }

  #takeFresh(): boolean {
    const isFresh = this.#isFresh && this.state.lastUpdated !== null;
    this.#isFresh = false;
    return isFresh;
  }

  async #refetch(): Promise<void> {
    try {
      this.state.setLastUpdated((await this.#block(UPDATED_BLOCK, true)).json);
    } catch {
      // Keep the known time; the next poll retries.
    }
  }
}

export const SITE_FRAME = token<SiteFrame>('SiteFrame');
