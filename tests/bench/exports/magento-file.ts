import { cellOf, cents, type FileRow, type WantedFile, type WantedOffer } from './wanted';

const OWN_PRICE = new Set(['simple', 'virtual', 'downloadable']);

/** By "Product data" in Adobe's user guide. */
export function wantedOfMagento(rows: readonly FileRow[]): WantedFile {
  const products = rows.filter((row) => cellOf(row, 'sku') !== '' && cellOf(row, 'store_view_code') === '');
  const choices = new Map(products.flatMap(variationsOf));
  return {
    rows: rows.map(({ row }) => row),
    offers: products
      .filter((row) => OWN_PRICE.has(cellOf(row, 'product_type')) && cellOf(row, 'price') !== '')
      .map((row) => {
        const special = cellOf(row, 'special_price');
        return {
          row: row.row,
          price: cents(cellOf(row, 'price')),
          special: special === '' ? undefined : cents(special),
          stock: stockOf(row),
          choices: choices.get(cellOf(row, 'sku')) ?? [],
          pictures: [],
        };
      }),
    galleries: products
      .filter((row) => !choices.has(cellOf(row, 'sku')))
      .map((row) => ({ row: row.row, pictures: picturesOf(row) })),
  };
}

/** 'sku=A-S,size=S|sku=A-M,size=M' */
function variationsOf(row: FileRow): (readonly [sku: string, choices: WantedOffer['choices']])[] {
  return cellOf(row, 'configurable_variations')
    .split('|')
    .filter((text) => text !== '')
    .map((text) => {
      const pairs = text.split(',').map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')] as const;
      });
      const sku = pairs.find(([name]) => name === 'sku')?.[1] ?? '';
      return [sku, pairs.filter(([name]) => name !== 'sku')] as const;
    });
}

/** Row switches count unless they defer to the shop's configuration. */
function stockOf(row: FileRow): WantedOffer['stock'] {
  const quantity = cellOf(row, 'qty');
  const isOut = cellOf(row, 'is_in_stock') === '0';
  const isUncounted = cellOf(row, 'manage_stock') === '0' && cellOf(row, 'use_config_manage_stock') === '0';
  const isBackordered = Number(cellOf(row, 'allow_backorders')) > 0 && cellOf(row, 'use_config_backorders') === '0';
  if (isUncounted || isBackordered) return isOut ? 'never' : 'always';
  return isOut ? 0 : Math.max(0, Math.trunc(Number(quantity)));
}

function picturesOf(row: FileRow): string[] {
  const further = cellOf(row, 'additional_images').split(',');
  return [cellOf(row, 'base_image'), ...further]
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'no_selection');
}
