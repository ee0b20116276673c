import type { ShopConfig } from '../config';
import type { BodyOf } from '../contract';
import type { urlMap } from '../contract/url-map';
import type { UserGroup } from '../sync';

/** What the shop needs to know of a product, category or page to link to it. */
const URL_MAP_FIELDS: readonly string[] = [
  'id',
  'sku',
  'parentSku',
  'name',
  'type_id',
  'slug',
  'url_key',
  'url_path',
  'identifier',
];

/**
 * The question to the URL map (S §7, URL map fallback). It asks who is at a path and no more: the page that is opened then loads
 * its product with everything that is switched off here.
 * @param path normalised, without store code
 * @param group sent where prices or taxes by group are on (S §6)
 * @param childSku variant that the address names; it distinguishes products that share a path
 */
export function urlMapBody(
  path: string,
  childSku: string | undefined,
  { filterUnavailableVariants }: Pick<ShopConfig['products'], 'filterUnavailableVariants'>,
  group: UserGroup | null,
): BodyOf<typeof urlMap> {
  return {
    url: path.slice(1),
    includeFields: [...URL_MAP_FIELDS],
    excludeFields: null,
    options: {
      prefetchGroupProducts: false,
      assignProductConfiguration: false,
      populateRequestCacheTags: false,
      setProductErrors: false,
      fallbackToDefaultWhenNoAvailable: false,
      separateSelectedVariant: false,
      setConfigurableProductOptions: false,
      filterUnavailableVariants,
    },
    filters: { ...(childSku !== undefined && { sku: childSku }) },
    groupId: group?.id ?? null,
    groupToken: group?.token ?? null,
  };
}
