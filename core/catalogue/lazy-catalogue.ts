import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { token } from '../di';
import { PROMO, type PromoArea } from '../promo-mode';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type { Catalogue, MenuItem, NamedLink } from './catalogue';
import { CATALOGUE_STATE, type CatalogueState } from './catalogue-state';

export type CatalogueLoader = () => Promise<Catalogue>;
export const CATALOGUE_LOADER = token<CatalogueLoader>('CatalogueLoader');

/** Loads the catalogue code on the first request; hydrated pages do not need it. */
@injectable()
export class LazyCatalogue implements Catalogue {
  readonly menu$: Observable<readonly MenuItem[]>;
  readonly mainCategory$: Observable<MenuItem | null>;

  constructor(
    @inject(CATALOGUE_LOADER) private readonly open: CatalogueLoader,
    @inject(CATALOGUE_STATE) private readonly state: CatalogueState,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(PROMO) private readonly promo: PromoArea,
  ) {
    this.menu$ = state.menu$;
    this.mainCategory$ = state.mainCategory$;
  }

  readonly search: Catalogue['search'] = async (...call) => (await this.open()).search(...call);
  readonly category: Catalogue['category'] = async (...call) => (await this.open()).category(...call);
  readonly collection: Catalogue['collection'] = async (...call) => (await this.open()).collection(...call);
  readonly brands: Catalogue['brands'] = async (...call) => (await this.open()).brands(...call);
  readonly more: Catalogue['more'] = async (...call) => (await this.open()).more(...call);
  readonly suggest: Catalogue['suggest'] = async (...call) => (await this.open()).suggest(...call);
  readonly tree: Catalogue['tree'] = async (...call) => (await this.open()).tree(...call);
  readonly attributes: Catalogue['attributes'] = async (...call) => (await this.open()).attributes(...call);
  readonly outfit: Catalogue['outfit'] = async (...call) => (await this.open()).outfit(...call);

  async loadMenu(): Promise<readonly MenuItem[]> {
    const known = this.state.menuOf(this.storeViews.current.storeCode, this.promo.isOn);
    return known ?? (await this.open()).loadMenu();
  }

  async breadcrumbs(categoryIds: readonly (string | number)[]): Promise<readonly NamedLink[]> {
    return (await this.open()).breadcrumbs(categoryIds);
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
