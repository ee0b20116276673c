import type { PlacedOrder } from '../../contract';

type OrderLine = PlacedOrder['products'][number];

/** Returns the chosen options without text typed by the customer, such as an engraving or a gift card recipient. */
export function optionsWithoutWords({
  product_option: chosen,
  options,
}: Pick<OrderLine, 'options' | 'product_option'>): NonNullable<OrderLine['options']> {
  const texts = new Set(chosen?.extension_attributes.custom_options?.map((option) => option.option_value));
  return options?.filter(({ value }) => !texts.has(value)) ?? [];
}
