import type { AttributeRecord, ProductComparison } from '../platform/ports/catalogue/catalogue-data';
import type { CatalogueImport, MissingProduct } from '../platform/ports/catalogue/catalogue-import';
import { skipProduct, takeProduct, type Planned } from './plan-import';
import type { Missing, MissingReport, ProductReport } from './source/import-report';
import type { RowLog } from './source/row-log';
import type { Spooled } from './source/spool';

const FIRST_BATCH = 8;
const MAX_AT_ONCE = 100;
/** Max duration of one transaction in milliseconds; other writers wait that long. */
const UNIT_MS = 40;
/** Pause between transactions in milliseconds, so that other writers get a turn. */
const PAUSE_MS = 8;
const LEFT_OUT_AT_ONCE = 25;
/** Name of the error for a product that staff have changed since its last import. */
const KEPT_BY_STAFF = 'StaffEditedError';

type OnProgress = ((done: number, total: number, label: string) => void) | undefined;

interface Writing {
  readonly writer: CatalogueImport;
  readonly log: RowLog;
  readonly onProgress: OnProgress;
}

export async function writePlanned(planned: Spooled<Planned>, writing: Writing): Promise<readonly ProductReport[]> {
  const { writer, log, onProgress } = writing;
  const reports: ProductReport[] = [];
  let size = FIRST_BATCH;
  for (let at = 0; at < planned.size;) {
    const batch = Array.from({ length: Math.min(size, planned.size - at) }, (_, nth) => planned.at(at + nth));
    const started = performance.now();
    const done = await writer.writeBatch(batch.map(({ record }) => record));
    const took = performance.now() - started;
    for (const [nth, one] of batch.entries()) {
      const outcome = done[nth];
      if (outcome instanceof Error) skipProduct(one, log, refusalOf(outcome));
      else if (outcome !== undefined) reports.push(reportOf(one, { outcome, changes: [] }, log));
    }
    at += batch.length;
    size = nextSize(batch.length, took);
    onProgress?.(at, planned.size, 'Writing products');
    await pause();
  }
  return reports;
}

function refusalOf({ name, message }: Error) {
  return { code: name === KEPT_BY_STAFF ? 'staff_changed' : 'not_writable', message } as const;
}

function nextSize(size: number, took: number): number {
  const fitting = Math.floor((size * UNIT_MS) / Math.max(took, 1));
  return Math.max(1, Math.min(fitting, size * 2, MAX_AT_ONCE));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

export async function comparePlanned(
  planned: Spooled<Planned>,
  attributes: readonly AttributeRecord[],
  { writer, log, onProgress }: Writing,
): Promise<readonly ProductReport[]> {
  const reports: ProductReport[] = [];
  let at = 0;
  for (const one of planned) {
    try {
      const { edit, ...comparison } = await writer.compareProduct(one.record, attributes);
      if (edit !== undefined)
        log.note(one.row, 'staff_changed', `${edit}, after the last import: the file replaces that`);
      reports.push(reportOf(one, comparison, log));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      skipProduct(one, log, refusalOf(error));
    }
    at += 1;
    onProgress?.(at, planned.size, 'Comparing products');
  }
  return reports;
}

function reportOf(planned: Planned, done: ProductComparison, log: RowLog): ProductReport {
  takeProduct(planned, log);
  const { row, sku, type, variants, record } = planned;
  const pictures = record.product.media_gallery?.length ?? 0;
  return { row, sku, name: record.product.name, type, ...done, variants: variants.length, pictures };
}

/** Decides what happens to missing products; parts of other products are kept. Pure. */
export function fatesOf(gone: readonly MissingProduct[], input: Missing): readonly (MissingReport & { id: number })[] {
  return gone.map(({ id, sku, partOf }) => {
    if (input === 'keep') return { id, sku, outcome: 'kept' };
    if (partOf !== undefined) return { id, sku, outcome: 'kept', reason: `it is a part of ${partOf}` };
    return { id, sku, outcome: input === 'hide' ? 'hidden' : 'removed' };
  });
}

export async function leaveOutMissing(
  fates: readonly (MissingReport & { readonly id: number })[],
  gone: readonly MissingProduct[],
  writer: CatalogueImport,
): Promise<void> {
  const hidden = new Set(gone.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  const left = fates.filter(({ id, outcome }) => outcome === 'removed' || (outcome === 'hidden' && !hidden.has(id)));
  const [first] = left;
  for (let at = 0; at < left.length; at += LEFT_OUT_AT_ONCE) {
    const ids = left.slice(at, at + LEFT_OUT_AT_ONCE).map(({ id }) => id);
    await writer.leaveOut(ids, first?.outcome === 'hidden' ? 'hide' : 'remove');
    await pause();
  }
}
