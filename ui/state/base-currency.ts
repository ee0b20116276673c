import type { Shop } from '../../core/shopper';

/** Returns the currency in which the shop stores prices; settings name it unless it is the dollar. */
export function baseCurrency(shop: Pick<Shop, 'content'> | null): string {
  const named = shop?.content.settings?.base_currency;
  return named === undefined || named === '' ? 'USD' : named;
}
