import type { ListingUrlRules } from '../catalogue';
import type { ShopConfig } from '../config';

export function listingUrlRules(config: ShopConfig): ListingUrlRules {
  return { pageSize: config.catalogue.pageSize, filterCodes: config.catalogue.defaultFilters };
}
