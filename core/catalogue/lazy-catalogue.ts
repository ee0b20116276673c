import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { Attribute, Category, Product } from '../contract';
import { token } from '../di';
import type { ReadOptions } from '../ports';
import { PROMO, type PromoArea } from '../promo';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import type {
  Brand,
  Catalogue,
  CategoryPage,
  CollectionKind,
  CollectionPage,
  Listing,
  ListingQuery,
  MenuItem,
  NamedLink,
  Suggestions,
} from './catalogue';
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

  async search(query: ListingQuery, options?: ReadOptions): Promise<Listing> {
    return (await this.open()).search(query, options);
  }

  async category(key: string | number, query?: Omit<ListingQuery, 'categoryId'>): Promise<CategoryPage> {
    return (await this.open()).category(key, query);
  }

  async collection(kind: CollectionKind, of: string | undefined, query?: ListingQuery): Promise<CollectionPage> {
    return (await this.open()).collection(kind, of, query);
  }

  async brands(): Promise<readonly Brand[]> {
    return (await this.open()).brands();
  }

  async more(listing: Listing, options?: ReadOptions): Promise<Listing> {
    return (await this.open()).more(listing, options);
  }

  async suggest(text: string, options?: ReadOptions): Promise<Suggestions> {
    return (await this.open()).suggest(text, options);
  }

  async tree(): Promise<readonly Category[]> {
    return (await this.open()).tree();
  }

  async attributes(): Promise<readonly Attribute[]> {
    return (await this.open()).attributes();
  }

  async outfit(product: Product): Promise<readonly Product[]> {
    return (await this.open()).outfit(product);
  }

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
