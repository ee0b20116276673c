import type { Observable } from 'rxjs';
import type { CmsBlock, CmsPage, Product, SiteSettings, Slide } from '../contract';
import type { DeliveryOffer } from '../contract/delivery';
import type { Brand, NamedLink } from '../catalogue/catalogue';
import { token } from '../di';
import type { LastUpdated } from './last-updated';
import type { HomeBlock } from './home-blocks';
import type { TopSlider } from './home-page';

/** A promise of the shop with a name of its own. */
export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** Something that the merchant writes on the home page: words, pictures and where they lead. */
export interface Story {
  readonly title: string;
  /** HTML that was cleaned when it was saved. */
  readonly html: string;
  /** Paths for `imageUrl`. */
  readonly images: readonly string[];
  readonly link?: string;
  readonly button?: string;
}

/** The home page (S §2, §5 homepage lists, §9 limits). No product is in sight in two of its rows. */
export interface HomePage {
  /** The blocks that the page shows, in their order; the lists below are complete whatever it shows. */
  readonly blocks: readonly HomeBlock[];
  readonly slides: readonly Slide[];
  /** Rows of top collections and top brands; one without products is left out. */
  readonly sliders: readonly { readonly code: TopSlider; readonly products: readonly Product[] }[];
  readonly bestsellers: readonly Product[];
  readonly newCollection: readonly Product[];
  readonly mainCategories: readonly (NamedLink & {
    readonly id: number;
    readonly image?: string | undefined;
    /** Promoted and other products in turn (S §9). */
    readonly products: readonly Product[];
  })[];
  /** What costs less than it did. */
  readonly sale: readonly Product[];
  readonly brands: readonly Brand[];
  /** Why to buy here, in a few words each, as the merchant's block 'benefits' says. */
  readonly benefits: readonly Benefit[];
  /** One spread over the whole page, as the merchant's block 'editorial' has it. */
  readonly editorial?: Story;
  /** One story to read, as the merchant's block 'story' has it. */
  readonly story?: Story;
  /** What the page says where nothing is on sale yet. */
  readonly opening?: { readonly title: string; readonly text: string } | undefined;
}

/** Pages, blocks and settings of the shop, in the language of the store (S §7). */
export interface ContentArea {
  readonly settings$: Observable<SiteSettings | null>;
  readonly settings: SiteSettings | null;
  /** Site settings of the store from the block 'cms_settings', loaded once. */
  loadSettings(): Promise<SiteSettings>;
  /** When the shop's data were last updated, in milliseconds since the epoch, as the block 'last_updated' says; null where it is not known. */
  readonly lastUpdated: number | null;
  /** How long ago that was, followed while somebody subscribes (A §4.6). Its code comes with the first call. */
  followLastUpdated(): Promise<Observable<LastUpdated>>;
  home(): Promise<HomePage>;
  /**
   * What the merchant writes of brands, by the value of the attribute 'brand': the blocks 'brand-{value}'. Brands without one are missing.
   */
  brandStories(brands: readonly string[]): Promise<ReadonlyMap<string, Story>>;
  /** @throws ShopError 'cms-query-empty' */
  page(slug: string): Promise<CmsPage>;
  /** @throws ShopError 'cms-query-empty' */
  block(id: string): Promise<CmsBlock>;
  /**
   * How and when what is ordered now is delivered, and what that costs.
   * @param country two letters; that of the store where it is left out
   */
  delivery(country?: string): Promise<DeliveryOffer>;
  /** Offline the wish is kept and sent later. @throws ShopError 'invalid-input' for an address that is none */
  subscribeNewsletter(email: string): Promise<void>;
}

export const CONTENT = token<ContentArea>('ContentArea');
