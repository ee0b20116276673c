import type { SortKey } from '../../../core';

/** Where a click on a filter, an order or 'more' leads: plain URLs, so that a listing works without script. */
export interface ListingLinks {
  readonly toggle: (code: string, value: string) => string;
  /** Prices of this range only; undefined: any. */
  readonly price: (range: string | undefined) => string;
  readonly sort: (key: SortKey | '') => string;
  readonly clear: () => string;
  readonly from: (start: number) => string;
}
