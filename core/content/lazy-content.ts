import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { CmsBlock, CmsPage, SiteSettings } from '../contract';
import type { DeliveryOffer } from '../contract/selling/delivery';
import { token } from '../di';
import type { ReadOptions } from '../ports';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { LastUpdated } from './last-updated';
import type { ContentArea, HomePage, Story } from './content';
import { CONTENT_STATE, type ContentState } from './content-state';

export type ContentSource = Pick<
  ContentArea,
  'loadSettings' | 'followLastUpdated' | 'home' | 'brandStories' | 'page' | 'block' | 'delivery' | 'subscribeNewsletter'
>;
export type ContentLoader = () => Promise<ContentSource>;
export const CONTENT_LOADER = token<ContentLoader>('ContentLoader');

@injectable()
export class LazyContent implements ContentArea {
  readonly settings$: Observable<SiteSettings | null>;

  constructor(
    @inject(CONTENT_LOADER) private readonly open: ContentLoader,
    @inject(CONTENT_STATE) private readonly state: ContentState,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {
    this.settings$ = state.settings$;
  }

  get settings(): SiteSettings | null {
    return this.state.settings;
  }

  async loadSettings(): Promise<SiteSettings> {
    return this.state.settingsOf(this.storeViews.current.storeCode) ?? (await this.open()).loadSettings();
  }

  get lastUpdated(): number | null {
    return this.state.lastUpdated;
  }

  async followLastUpdated(): Promise<Observable<LastUpdated>> {
    return (await this.open()).followLastUpdated();
  }

  async home(): Promise<HomePage> {
    return (await this.open()).home();
  }

  async brandStories(brands: readonly string[]): Promise<ReadonlyMap<string, Story>> {
    return (await this.open()).brandStories(brands);
  }

  async page(slug: string, options?: ReadOptions): Promise<CmsPage> {
    return (await this.open()).page(slug, options);
  }

  async block(id: string, options?: ReadOptions): Promise<CmsBlock> {
    return (await this.open()).block(id, options);
  }

  async delivery(country?: string, options?: ReadOptions): Promise<DeliveryOffer> {
    return (await this.open()).delivery(country, options);
  }

  async subscribeNewsletter(email: string): Promise<void> {
    return (await this.open()).subscribeNewsletter(email);
  }

  dehydrate(): unknown {
    return this.state.dehydrate();
  }

  hydrate(state: unknown): void {
    this.state.hydrate(state);
  }

  close(): void {
    this.state.close();
  }
}
