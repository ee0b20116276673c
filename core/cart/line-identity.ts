import type { ProductOption } from '../contract';
import { canonicalJson } from '../kernel/json';

export interface Configured {
  readonly sku: string;
  readonly product_option?: ProductOption | undefined;
}

type Choice = { readonly option_id: string | number };

function sorted<C extends Choice>(choices: readonly C[] | undefined, value: (choice: C) => unknown): string[][] {
  return (choices ?? [])
    .map((choice) => [String(choice.option_id), JSON.stringify(value(choice))])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Serialises choices independent of order. Configurable options are omitted: variants differ by sku. */
export function choicesText(line: Configured): string {
  const chosen = line.product_option?.extension_attributes;
  const custom = sorted(chosen?.custom_options, (choice) => choice.option_value);
  const bundle = sorted(chosen?.bundle_options, (choice) => [
    choice.option_qty,
    choice.option_selections.map(String).sort(),
  ]);
  return custom.length + bundle.length === 0 ? '' : canonicalJson([custom, bundle]);
}
