import type { Addressed } from '../../../../core/links';
import type { Minor } from '../../../../core/kernel/money';
import type { Audience } from './audience';
import type { Identifiers } from './identifiers';

/** Validity in milliseconds since the epoch, if known. */
export interface SalePrice {
  readonly price: Minor;
  readonly from?: number;
  readonly to?: number;
  /** In which the dates are written. */
  readonly timeZone?: string;
}

export interface Look {
  readonly color?: string;
  readonly size?: string;
  readonly material?: string;
  readonly pattern?: string;
}

/** A product feed entry with plain texts in the store's language. */
export interface FeedItem {
  readonly kind: 'item';
  readonly id: string;
  readonly groupId?: string;
  readonly address: Addressed;
  readonly title: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly inStock: boolean;
  /** Regular price in minor units. */
  readonly price: Minor;
  readonly sale?: SalePrice;
  /** ISO 4217. */
  readonly currency: string;
  readonly brand?: string;
  readonly identifiers: Identifiers;
  readonly productType?: string;
  readonly googleCategory?: string;
  readonly look: Look;
  readonly audience: Audience;
}

export type MissingField = 'id' | 'image' | 'price' | 'title';

/** A product on sale that cannot be in a feed. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly sku: string;
  readonly missing: MissingField;
}

/** A feed item, or the reason for its omission. */
export type FeedEntry = FeedItem | LeftOut;
