import { cellOf, cents, type FileRow, type WantedFile, type WantedOffer } from './wanted';

/** By "Product CSV Import Schema" in the WooCommerce wiki. */
export function wantedOfWoo(rows: readonly FileRow[]): WantedFile {
  const bySku = new Map(rows.map((row) => [cellOf(row, 'sku'), row]));
  const byId = new Map(rows.map((row) => [`id:${cellOf(row, 'id')}`, row]));
  return {
    rows: rows.map(({ row }) => row),
    offers: rows.flatMap((row) => {
      const kinds = typesOf(row);
      if (kinds.includes('variable') || kinds.includes('grouped') || cellOf(row, 'regular price') === '') return [];
      const parent = kinds.includes('variation')
        ? (bySku.get(cellOf(row, 'parent')) ?? byId.get(cellOf(row, 'parent')))
        : undefined;
      const sale = cellOf(row, 'sale price');
      return [
        {
          row: row.row,
          price: cents(cellOf(row, 'regular price')),
          special: sale === '' ? undefined : cents(sale),
          stock: stockOf(row, parent),
          choices: kinds.includes('variation') ? attributesOf(row) : [],
          pictures: kinds.includes('variation') ? picturesOf(row) : [],
        },
      ];
    }),
    galleries: rows
      .filter((row) => !typesOf(row).includes('variation'))
      .map((row) => ({ row: row.row, pictures: picturesOf(row) })),
  };
}

function typesOf(row: FileRow): readonly string[] {
  return cellOf(row, 'type')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
}

function picturesOf(row: FileRow): string[] {
  return cellOf(row, 'images')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function attributesOf(row: FileRow): (readonly [string, string | undefined])[] {
  return [...row.cells.keys()].flatMap((column) => {
    const [, number = ''] = /^attribute (\d+) name$/.exec(column) ?? [];
    const name = number === '' ? '' : cellOf(row, column);
    const value = cellOf(row, `attribute ${number} value(s)`);
    return name === '' ? [] : [[name, value === '' ? undefined : value] as const];
  });
}

function stockOf(row: FileRow, parent: FileRow | undefined): WantedOffer['stock'] {
  const counted = cellOf(row, 'stock') === 'parent' && parent !== undefined ? parent : row;
  const quantity = cellOf(counted, 'stock');
  const text = (cellOf(row, 'in stock?') || cellOf(counted, 'in stock?')).toLowerCase();
  const isOut = ['0', 'no', 'false', 'outofstock'].includes(text);
  if (quantity === '') return isOut ? 'never' : 'always';
  const backorders = cellOf(counted, 'backorders allowed?').toLowerCase();
  if (['1', 'yes', 'notify'].includes(backorders) || text === 'backorder') return 'always';
  return isOut ? 0 : Math.max(0, Math.trunc(Number(quantity)));
}
