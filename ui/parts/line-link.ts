import type { CartItem, Shop } from '../../core/shopper';

export function lineLink(shop: Shop, item: CartItem): string {
  const slug = item.slug === undefined ? {} : { slug: item.slug };
  return shop.routing.productLink({
    id: 0,
    sku: item.sku,
    name: item.name,
    type_id: item.type_id ?? 'simple',
    parentSku: item.parentSku ?? item.sku,
    ...slug,
  });
}
