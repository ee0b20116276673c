import type { Product, ProductView } from '../../../../core/shopper';
import type { DemoShop } from './demo-shop';

export interface Configured {
  readonly what: string;
  readonly view: ProductView;
}

export function variantView({ shop }: DemoShop, view: ProductView, sku: string): ProductView {
  const child = view.parent.configurable_children?.find((entry) => entry.sku === sku);
  const selection = Object.fromEntries(
    (child?.custom_attributes ?? []).map(({ attribute_code: code, value }) => [code, String(value)]),
  );
  return shop.product.restore({ ...view, configuration: { ...view.configuration, selection } });
}

export function soldVariants(product: Product): NonNullable<Product['configurable_children']> {
  return (product.configurable_children ?? []).filter((child) => (child.status ?? 1) < 2);
}

/** One variant per price: carts depend only on price and tax class. */
function variantPerPrice(product: Product): readonly string[] {
  const found = new Map<string, { readonly sku: string; readonly inStock: boolean }>();
  for (const { sku, price, final_price, special_price, tax_class_id, stock } of soldVariants(product)) {
    const key = JSON.stringify([price, final_price, special_price, tax_class_id]);
    const inStock = stock?.is_in_stock === true;
    if (found.get(key)?.inStock !== true) found.set(key, { sku, inStock });
  }
  return [...found.values()].map(({ sku }) => sku);
}

const TYPED: Readonly<Record<string, string | undefined>> = { date: '2026-12-24', email: 'ada@shop.test' };

function answers(product: Product, which: 'required' | 'all'): Record<string, string> {
  const asked = (product.custom_options ?? []).filter((option) => which === 'all' || option.is_require === true);
  return Object.fromEntries(
    asked.map((option) => {
      const dearest = [...(option.values ?? [])].sort((a, b) => (b.price ?? 0) - (a.price ?? 0))[0];
      const words = TYPED[option.type] ?? 'ADA'.slice(0, option.max_characters ?? 3);
      return [String(option.option_id), dearest === undefined ? words : String(dearest.option_type_id)];
    }),
  );
}

/** For each option of a bundle its last part, two of it unless its quantity is set; an option that may be left out stays as it is. */
function otherParts(product: Product): ProductView['configuration']['bundle'] {
  const options = product.bundle_options ?? [];
  return Object.fromEntries(
    options.flatMap(({ option_id: id, product_links: links }) => {
      const last = links.at(-1);
      return last === undefined
        ? []
        : [[String(id), { qty: product.price_type === 'fixed' ? last.qty : 2, selections: [last.id ?? last.sku] }]];
    }),
  );
}

function partsInStock(product: Product): ProductView['configuration']['parts'] {
  if (product.type_id !== 'grouped') return undefined;
  const links = product.product_links ?? [];
  return Object.fromEntries(
    links.map(({ linked_product_sku: sku, stock }) => [sku, stock?.is_in_stock === false ? 0 : 1]),
  );
}

export function configurationsOf(open: DemoShop, view: ProductView): readonly Configured[] {
  const { parent } = view;
  const variants = variantPerPrice(parent).map((sku) => ({ what: sku, view: variantView(open, view, sku) }));
  const plain = variants.length === 0 ? [{ what: parent.sku, view }] : variants;
  return plain.flatMap(({ what, view: base }) => {
    const set = (change: Parameters<typeof open.shop.product.configure>[1]) =>
      open.shop.product.configure(base, change);
    const required = answers(parent, 'required');
    return [
      { what, view: set({ customOptions: required, parts: partsInStock(parent) }) },
      ...((parent.custom_options ?? []).length > 0
        ? [{ what: `${what} with all options`, view: set({ customOptions: answers(parent, 'all') }) }]
        : []),
      ...((parent.bundle_options ?? []).length > 0
        ? [{ what: `${what} of other parts`, view: set({ customOptions: required, bundle: otherParts(parent) }) }]
        : []),
    ];
  });
}
