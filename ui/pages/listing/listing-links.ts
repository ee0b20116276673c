import type { SortKey } from '../../../core/shopper';

/** Plain URLs, so that listings work without script. */
export interface ListingLinks {
  readonly toggle: (code: string, value: string) => string;
  readonly price: (range: string | undefined) => string;
  readonly sort: (key: SortKey | '') => string;
  readonly clear: () => string;
  readonly from: (start: number) => string;
}
