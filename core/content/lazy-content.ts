import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { SiteSettings } from '../contract';
import { token } from '../di';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { LastUpdated } from './last-updated';
import type { ContentArea } from './content';
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

  readonly home: ContentArea['home'] = async (...call) => (await this.open()).home(...call);
  readonly brandStories: ContentArea['brandStories'] = async (...call) => (await this.open()).brandStories(...call);
  readonly page: ContentArea['page'] = async (...call) => (await this.open()).page(...call);
  readonly block: ContentArea['block'] = async (...call) => (await this.open()).block(...call);
  readonly delivery: ContentArea['delivery'] = async (...call) => (await this.open()).delivery(...call);
  readonly subscribeNewsletter: ContentArea['subscribeNewsletter'] = async (...call) =>
    (await this.open()).subscribeNewsletter(...call);

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
