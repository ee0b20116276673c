import { cellOf, cents, type FileRow, type WantedFile, type WantedOffer } from './wanted';

const COLUMNS = [1, 2, 3] as const;

/**
 * By help.shopify.com, "Using CSV files to import and export products": a handle's rows are one product; compare-at is
 * the earlier price; untracked or oversellable goods are always for sale.
 */
export function wantedOfShopify(rows: readonly FileRow[]): WantedFile {
  const byHandle = new Map<string, FileRow[]>();
  for (const row of rows) {
    const handle = cellOf(row, 'handle', 'url handle');
    byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
  }
  const groups = [...byHandle.values()];
  return {
    rows: rows.map(({ row }) => row),
    offers: groups.flatMap(offersOf),
    galleries: groups.flatMap((group) => {
      const head = headOf(group);
      return head === undefined ? [] : [{ row: head.row, pictures: galleryOf(group) }];
    }),
  };
}

function headOf(group: readonly FileRow[]): FileRow | undefined {
  return group.find((row) => cellOf(row, 'title') !== '');
}

function offersOf(group: readonly FileRow[]): WantedOffer[] {
  const head = headOf(group);
  if (head === undefined) return [];
  const names = COLUMNS.map((column) => cellOf(head, `option${column} name`));
  const isPlain = names[0] === '' || (names[0] === 'Title' && cellOf(head, 'option1 value') === 'Default Title');
  return group
    .filter((row) => cellOf(row, 'variant price', 'price') !== '')
    .map((row) => {
      const price = cents(cellOf(row, 'variant price', 'price'));
      const before = cents(cellOf(row, 'variant compare at price', 'compare-at price'));
      const choices = COLUMNS.flatMap((column, at) => {
        const name = names[at] ?? '';
        return isPlain || name === '' ? [] : [[name, cellOf(row, `option${column} value`)] as const];
      });
      const own = cellOf(row, 'variant image', 'variant image url');
      const isReduced = before > price;
      return {
        row: row.row,
        price: isReduced ? before : price,
        special: isReduced ? price : undefined,
        stock: stockOf(row),
        choices,
        pictures: own === '' ? [] : [own],
      };
    });
}

function stockOf(row: FileRow): WantedOffer['stock'] {
  const quantity = cellOf(row, 'variant inventory qty', 'inventory quantity');
  const tracker = ['variant inventory tracker', 'inventory tracker'].find((name) => row.cells.has(name));
  const isTracked = tracker === undefined ? quantity !== '' : cellOf(row, tracker) !== '';
  const policy = cellOf(row, 'variant inventory policy', 'continue selling when out of stock').toLowerCase();
  const hasQuantities = row.cells.has('variant inventory qty') || row.cells.has('inventory quantity');
  if (!isTracked || ['continue', 'true', 'yes'].includes(policy) || !hasQuantities) return 'always';
  return Math.max(0, Math.trunc(Number(quantity)));
}

function galleryOf(group: readonly FileRow[]): string[] {
  const named = group.flatMap((row) => {
    const source = cellOf(row, 'image src', 'product image url');
    const place = cellOf(row, 'image position');
    return source === '' ? [] : [{ source, place: place === '' ? Number.POSITIVE_INFINITY : Number(place) }];
  });
  // Infinity minus Infinity is NaN, which cannot be sorted.
  return named.sort((a, b) => (a.place === b.place ? 0 : a.place - b.place)).map(({ source }) => source);
}
