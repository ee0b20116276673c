import { bundlePartCost } from '../../../core/internal';
import type { CustomOption, Product } from '../../../core/shopper';
import type { Screen } from '../../output/screen';

const TYPED = 'any text';

export function partsText(product: Product, screen: Screen): readonly string[] {
  return [
    bundleText(product, screen),
    groupText(product, screen),
    customText(product.custom_options ?? [], screen),
    downloadsText(product, screen),
  ];
}

function bundleText(product: Product, screen: Screen): string {
  const options = product.bundle_options ?? [];
  const plus = product.price_type === 'fixed' ? '+' : '';
  const costText = (cost: number | undefined) => (cost === undefined ? undefined : `${plus}${screen.price(cost)}`);
  if (options.length === 0) return '';
  const rows = options.flatMap(({ option_id: id, title, required, product_links: links }) =>
    links.map((link, at) => [
      at === 0 ? `${title ?? id}${required === false ? ' (or none)' : ''}` : '',
      link.sku,
      link.name,
      link.qty,
      costText(bundlePartCost(product, link)),
      link.is_default === true ? 'as standard' : undefined,
    ]),
  );
  const heads = [{ head: '--bundle' }, { head: 'SKU' }, { head: 'Name' }];
  return screen.table(
    [...heads, { head: 'Qty', align: 'right' }, { head: 'Price', align: 'right' }, { head: '' }],
    rows,
  );
}

function groupText(product: Product, screen: Screen): string {
  if (product.type_id !== 'grouped') return '';
  const rows = (product.product_links ?? []).map((link) => [
    link.linked_product_sku,
    link.name,
    link.price === undefined ? undefined : screen.price(link.price),
    link.stock === undefined ? undefined : link.stock.is_in_stock ? screen.good('yes') : screen.bad('no'),
  ]);
  return screen.table([{ head: 'SKU' }, { head: 'Name' }, { head: 'Price', align: 'right' }, { head: 'Stock' }], rows);
}

interface Surcharge {
  readonly price?: number | undefined;
  readonly price_type?: 'fixed' | 'percent' | undefined;
}

function surcharge({ price, price_type: type }: Surcharge, screen: Screen): string {
  if (price === undefined || price === 0) return '';
  const sign = price < 0 ? '-' : '+';
  const figure = Math.abs(price);
  return type === 'percent' ? `${sign}${String(figure)}%` : `${sign}${screen.price(figure)}`;
}

function customText(options: readonly CustomOption[], screen: Screen): string {
  if (options.length === 0) return '';
  const rows = options.flatMap((option) => {
    const name = `${option.title}${option.is_require === true ? ' (required)' : ''}`;
    const values = option.values ?? [];
    if (values.length === 0) return [[name, TYPED, surcharge(option, screen), undefined]];
    return values.map((value, at) => [
      at === 0 ? name : '',
      value.title,
      surcharge(value, screen),
      value.is_default === true ? 'as standard' : undefined,
    ]);
  });
  return screen.table([{ head: '--custom' }, { head: 'Value' }, { head: 'Price', align: 'right' }, { head: '' }], rows);
}

function downloadsText(product: Product, screen: Screen): string {
  const links = product.downloadable_links ?? [];
  return links.length === 0 ? '' : screen.facts(links.map(({ title }) => ['Download', title]));
}
