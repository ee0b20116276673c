import { lookUp } from '../../core/kernel/look-up';
import type { WriteOutcome } from '../platform/ports/catalogue/catalogue-data';
import type {
  ImportReport,
  MissingFile,
  MissingReport,
  ProductReport,
  ReasonCode,
  RowReport,
} from './source/import-report';

type Counted = Pick<ImportReport['counts'], 'pictures' | 'categories' | 'attributes'>;

export function summarise(
  facts: Omit<ImportReport, 'counts' | 'missing' | 'missingFiles' | 'products' | 'rows'>,
  found: {
    readonly rows: readonly RowReport[];
    readonly products: readonly ProductReport[];
    readonly missing: readonly MissingReport[];
    readonly missingFiles: readonly MissingFile[];
    readonly counted: Counted;
  },
): ImportReport {
  const { rows, products, missing, missingFiles, counted } = found;
  const taken = rows.filter(({ status }) => status === 'taken').length;
  const outcomes: Record<WriteOutcome, number> = { created: 0, updated: 0, unchanged: 0 };
  const types: Record<string, number> = {};
  for (const { outcome, type } of products) {
    outcomes[outcome] += 1;
    types[type] = (lookUp(types, type) ?? 0) + 1;
  }
  const reasons: Partial<Record<ReasonCode, number>> = {};
  for (const row of rows) for (const { code } of row.reasons) reasons[code] = (reasons[code] ?? 0) + 1;
  const fates: Record<MissingReport['outcome'], number> = { kept: 0, hidden: 0, removed: 0 };
  for (const { outcome } of missing) fates[outcome] += 1;
  const counts = {
    rows: { total: rows.length, taken, skipped: rows.length - taken },
    products: { ...outcomes, total: products.length },
    missing: fates,
    types,
    variants: products.reduce((sum, { variants }) => sum + variants, 0),
    ...counted,
    reasons,
  };
  return { ...facts, rows, products, missing, missingFiles, counts };
}
