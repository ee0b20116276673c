import { cellOf, cents, type FileRow, type WantedFile } from './wanted';

/** support.google.com/merchants, "Item group ID". */
const DIFFERENCES = ['color', 'pattern', 'material', 'gender', 'age_group', 'size'];

/** By the Google product data specification. */
export function wantedOfGoogle(rows: readonly FileRow[]): WantedFile {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const group = cellOf(row, 'item_group_id') || `alone ${String(row.row)}`;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return {
    rows: rows.map(({ row }) => row),
    offers: [...groups.values()].flatMap((group) => {
      const full = DIFFERENCES.filter((name) => group.every((row) => cellOf(row, name) !== ''));
      const [first, ...others] = group;
      const isAlone = others.length === 0 && first !== undefined && cellOf(first, 'item_group_id') !== '';
      const differing = full.filter((name) =>
        isAlone ? name === 'color' || name === 'size' : new Set(group.map((row) => cellOf(row, name))).size > 1,
      );
      return group.map((row) => {
        const price = cents(cellOf(row, 'price'));
        const sale = cents(cellOf(row, 'sale_price'));
        return {
          row: row.row,
          price,
          special: sale < price ? sale : undefined,
          stock: /^out[ _]of[ _]stock$/i.test(cellOf(row, 'availability')) ? ('never' as const) : ('always' as const),
          choices: differing.map((name) => [name, cellOf(row, name)] as const),
          pictures: picturesOf(row),
        };
      });
    }),
    galleries: [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : [{ row: first.row, pictures: group.flatMap(picturesOf) }];
    }),
  };
}

function picturesOf(row: FileRow): string[] {
  const further = cellOf(row, 'additional_image_link').split(/[\n,]/);
  return [cellOf(row, 'image_link'), ...further].map((address) => address.trim()).filter((address) => address !== '');
}
