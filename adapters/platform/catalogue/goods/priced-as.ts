import type { ConfigurableChild, Product } from '../../../../core/contract';

interface Priced {
  readonly price: string | null;
  readonly special_price: string | null;
  readonly special_from: string | null;
  readonly special_to: string | null;
}

export function pricedAs(
  kept: Partial<ConfigurableChild | Product>,
  { price, special_price, special_from, special_to }: Priced,
) {
  const declared = price === null ? undefined : Number(price);
  return {
    price: declared,
    ...(kept.original_price !== undefined && { original_price: declared }),
    final_price: undefined,
    old_price: undefined,
    special_price: special_price === null ? undefined : Number(special_price),
    special_from_date: special_from ?? undefined,
    special_to_date: special_to ?? undefined,
  };
}
