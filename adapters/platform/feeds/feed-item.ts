import type { Addressed } from '../../../core/links';
import type { Minor } from '../../../core/kernel/money';
import type { Audience } from './audience';
import type { Identifiers } from './identifiers';

/** A price that is lower than the usual one, and the moments (milliseconds since the epoch) between which it holds, where they are known. */
export interface SalePrice {
  readonly price: Minor;
  readonly from?: number;
  readonly to?: number;
}

/** What a variant, or a thing of one colour, is told from others by, in the words of the store. */
export interface Look {
  readonly color?: string;
  readonly size?: string;
  readonly material?: string;
  readonly pattern?: string;
}

/** One thing that can be bought, as product portals want to know it. All texts are plain, in the language of the store. */
export interface FeedItem {
  readonly kind: 'item';
  /** Its sku. */
  readonly id: string;
  /** Sku of the product that it is a variant of. */
  readonly groupId?: string;
  readonly address: Addressed;
  readonly title: string;
  readonly description: string;
  /** Paths as the catalogue gives them, the first one its own; at least one. */
  readonly images: readonly string[];
  readonly inStock: boolean;
  /** Without any reduction, as the store shows it, in minor units. */
  readonly price: Minor;
  readonly sale?: SalePrice;
  /** ISO 4217. */
  readonly currency: string;
  readonly brand?: string;
  readonly identifiers: Identifiers;
  /** The deepest category that it lies in, with those above it. */
  readonly productType?: string;
  /** Number or path in Google's taxonomy, where the merchant gave one. */
  readonly googleCategory?: string;
  readonly look: Look;
  readonly audience: Audience;
}

/** What no portal takes an item without. */
export type Lacking = 'id' | 'image' | 'price' | 'title';

/** Something that is sold and cannot be in a feed. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly sku: string;
  readonly lacks: Lacking;
}

/** One product of a feed, or why it was left out. */
export type FeedEntry = FeedItem | LeftOut;
