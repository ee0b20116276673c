import type { ListingUrlRules } from '../catalogue';
import type { ShopConfig } from '../config';

/** The address rules of listings in a configuration. */
export function listingUrlRules(config: ShopConfig): ListingUrlRules {
  return { pageSize: config.catalogue.pageSize, filterCodes: config.catalogue.defaultFilters };
}
