import type { ShopConfig } from '../config';
import type { BodyOf } from '../contract';
import type { urlMap } from '../contract/catalogue/url-map';
import type { UserGroup } from '../sync';

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
 * Builds a minimal URL map query; the opened page loads the full product.
 * @param path normalized, without store code
 * @param group sent with prices or taxes by group
 * @param childSku distinguishes products that share a path
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
