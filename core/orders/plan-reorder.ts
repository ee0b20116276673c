import type { Product } from '../contract';
import type { ProductConfiguration, ProductView } from '../product';
import type { OrderedLine } from './earlier-order';
import type { ReorderProblem } from './orders';

export function configurationOf({
  qty,
  product_option,
}: OrderedLine): Pick<ProductConfiguration, 'qty' | 'customOptions' | 'bundle'> {
  const { custom_options: custom, bundle_options: bundle } = product_option?.extension_attributes ?? {};
  return {
    qty,
    customOptions: Object.fromEntries(
      (custom ?? []).map(({ option_id, option_value }) => [String(option_id), option_value]),
    ),
    bundle: Object.fromEntries(
      (bundle ?? []).map(({ option_id, option_qty, option_selections }) => [
        String(option_id),
        { qty: option_qty, selections: option_selections },
      ]),
    ),
  };
}

/** Returns why a line cannot be reordered as before. The caller checks for missing variants. */
export function reorderProblem(
  line: OrderedLine,
  view: Pick<ProductView, 'errors' | 'parent'>,
): ReorderProblem | undefined {
  if (!offersChoices(line, view.parent)) return 'changed';
  const fields = Object.keys(view.errors);
  if (fields.some((field) => field !== 'stock' && field !== 'variants')) return 'changed';
  return fields.length > 0 ? 'sold-out' : undefined;
}

function offersChoices({ product_option }: OrderedLine, product: Product): boolean {
  const { custom_options: custom = [], bundle_options: bundle = [] } = product_option?.extension_attributes ?? {};
  const asked = new Set((product.custom_options ?? []).map(({ option_id }) => String(option_id)));
  const parts = new Map(
    (product.bundle_options ?? []).map((option) => [
      String(option.option_id),
      new Set(option.product_links.flatMap(({ id, sku }) => [sku, String(id ?? sku)])),
    ]),
  );
  return (
    custom.every(({ option_id, option_value }) => option_value === '' || asked.has(String(option_id))) &&
    bundle.every(({ option_id, option_selections }) =>
      option_selections.every((selection) => parts.get(String(option_id))?.has(String(selection)) === true),
    )
  );
}
