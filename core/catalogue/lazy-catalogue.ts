import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { token } from '../di';
import { lazyArea } from '../kernel/async/lazy-area';
import { PROMO, type PromoArea } from '../promo-mode';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { Catalogue, MenuItem } from './catalogue';
import { CATALOGUE_STATE, type CatalogueState } from './catalogue-state';

export type CatalogueLoader = () => Promise<Catalogue>;
export const CATALOGUE_LOADER = token<CatalogueLoader>('CatalogueLoader');

/** Loads the catalogue code on the first request; hydrated pages do not need it. */
@injectable()
export class LazyCatalogue
  extends lazyArea<Catalogue>()(
    'search',
    'category',
    'collection',
    'brands',
    'more',
    'suggest',
    'tree',
    'attributes',
    'outfit',
    'breadcrumbs',
  )
  implements Catalogue
{
  readonly menu$: Observable<readonly MenuItem[]>;
  readonly mainCategory$: Observable<MenuItem | null>;

  constructor(
    @inject(CATALOGUE_LOADER) override readonly open: CatalogueLoader,
    @inject(CATALOGUE_STATE) private readonly state: CatalogueState,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(PROMO) private readonly promo: PromoArea,
  ) {
    super();
    this.menu$ = state.menu$;
    this.mainCategory$ = state.mainCategory$;
  }

  async loadMenu(): Promise<readonly MenuItem[]> {
    const known = this.state.menuOf(this.storeViews.current.storeCode, this.promo.isOn);
    return known ?? (await this.open()).loadMenu();
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
