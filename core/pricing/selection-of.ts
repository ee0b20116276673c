import type { Product } from '../contract';
import type { UnitSelection } from './unit-price';

export function selectionOf(option: Product['product_option']): UnitSelection {
  const attributes = option?.extension_attributes;
  return {
    customOptions: Object.fromEntries(
      (attributes?.custom_options ?? []).map((entry) => [String(entry.option_id), entry.option_value]),
    ),
    bundle: Object.fromEntries(
      (attributes?.bundle_options ?? []).map((entry) => [
        String(entry.option_id),
        { qty: entry.option_qty, selections: entry.option_selections },
      ]),
    ),
  };
}
