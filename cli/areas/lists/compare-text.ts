import type { CompareTable } from '../../../core/internal';
import type { Screen } from '../../output/screen';

export function compareText({ products, rows }: CompareTable, screen: Screen): string {
  if (products.length === 0 || rows.length === 0) return '';
  return screen.table(
    [{ head: '' }, ...products.map(({ sku }) => ({ head: sku }))],
    rows.map((row) => {
      const label = row.differs ? screen.bold(row.label) : row.label;
      return [label, ...row.values.map((values) => values.join(', '))];
    }),
  );
}
