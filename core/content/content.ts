import type { Observable } from 'rxjs';
import type { CmsBlock, CmsPage, Product, SiteSettings, Slide } from '../contract';
import type { DeliveryOffer } from '../contract/selling/delivery';
import type { Brand, NamedLink } from '../catalogue/catalogue';
import { token } from '../di';
import type { ReadOptions } from '../ports';
import type { LastUpdated } from './last-updated';
import type { HomeBlock } from './home-blocks';
import type { TopSlider } from './home-page';

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

export interface Story {
  readonly title: string;
  /** Sanitised on save. */
  readonly html: string;
  readonly images: readonly string[];
  readonly link?: string;
  readonly button?: string;
}

/** Content of the home page; the first products of two rows never overlap. */
export interface HomePage {
  readonly blocks: readonly HomeBlock[];
  readonly slides: readonly Slide[];
  readonly sliders: readonly { readonly code: TopSlider; readonly products: readonly Product[] }[];
  readonly bestsellers: readonly Product[];
  readonly newCollection: readonly Product[];
  readonly mainCategories: readonly (NamedLink & {
    readonly id: number;
    readonly image?: string | undefined;
    /** Promoted and other products alternate. */
    readonly products: readonly Product[];
  })[];
  readonly sale: readonly Product[];
  readonly brands: readonly Brand[];
  readonly benefits: readonly Benefit[];
  readonly editorial?: Story;
  readonly story?: Story;
  readonly opening?: { readonly title: string; readonly text: string } | undefined;
}

/** Pages, blocks and settings in the store's language. */
export interface ContentArea {
  readonly settings$: Observable<SiteSettings | null>;
  readonly settings: SiteSettings | null;
  loadSettings(): Promise<SiteSettings>;
  readonly lastUpdated: number | null;
  followLastUpdated(): Promise<Observable<LastUpdated>>;
  home(): Promise<HomePage>;
  brandStories(brands: readonly string[]): Promise<ReadonlyMap<string, Story>>;
  /** @throws ShopError 'cms-query-empty' */
  page(slug: string, options?: ReadOptions): Promise<CmsPage>;
  /** @throws ShopError 'cms-query-empty' */
  block(id: string, options?: ReadOptions): Promise<CmsBlock>;
  /** @param country two letters; defaults to the store's */
  delivery(country?: string, options?: ReadOptions): Promise<DeliveryOffer>;
  /**
   * Offline requests are queued.
   * @throws ShopError 'invalid-input' for an invalid address
   */
  subscribeNewsletter(email: string): Promise<void>;
}

export const CONTENT = token<ContentArea>('ContentArea');
