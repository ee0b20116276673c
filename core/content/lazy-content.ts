import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { SiteSettings } from '../contract';
import { token } from '../di';
import { lazyArea } from '../kernel/async/lazy-area';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { ContentArea } from './content';
import { CONTENT_STATE, type ContentState } from './content-state';

export type ContentSource = Pick<
  ContentArea,
  'loadSettings' | 'followLastUpdated' | 'home' | 'brandStories' | 'page' | 'block' | 'delivery' | 'subscribeNewsletter'
>;
export type ContentLoader = () => Promise<ContentSource>;
export const CONTENT_LOADER = token<ContentLoader>('ContentLoader');

@injectable()
export class LazyContent
  extends lazyArea<ContentSource>()(
    'home',
    'brandStories',
    'page',
    'block',
    'delivery',
    'subscribeNewsletter',
    'followLastUpdated',
  )
  implements ContentArea
{
  readonly settings$: Observable<SiteSettings | null>;

  constructor(
    @inject(CONTENT_LOADER) override readonly open: ContentLoader,
    @inject(CONTENT_STATE) private readonly state: ContentState,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {
    super();
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
