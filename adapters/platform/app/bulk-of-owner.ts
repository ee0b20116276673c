import { BULK_STARTS, type BulkEditKind } from '../../../core/contract/staff/manage-bulk-edits';
import { answered, OWNER, readInput, type OwnAnswer } from '../staff';
import type { Services } from './services';

/** Changes of many products at once, for the owner of the process. */
export interface BulkOfOwner {
  readonly prices: {
    /** @param csv sku and any of price, special_price, special_from, special_to, stock, status */
    apply(csv: string, options: { readonly name: string; readonly isDry: boolean }): Promise<OwnAnswer>;
    undo(id: number): Promise<OwnAnswer>;
    list(): Promise<OwnAnswer>;
  };
  readonly bulk: {
    /** Reports with `dry_run`; else starts a bulk edit for `next`. @param input as of the endpoint of the kind */
    start(kind: BulkEditKind, input: unknown): Promise<OwnAnswer>;
    next(id: number): Promise<OwnAnswer>;
    undo(id: number): Promise<OwnAnswer>;
    list(kind: BulkEditKind): Promise<OwnAnswer>;
  };
}

export function bulkOfOwner(services: Pick<Services, 'bulkEdits' | 'priceLists'>): BulkOfOwner {
  return { prices: pricesOf(services), bulk: bulkOf(services) };
}

function bulkOf({ bulkEdits }: Pick<Services, 'bulkEdits'>): BulkOfOwner['bulk'] {
  const owner = { who: OWNER, mayDo: () => true };
  return {
    start: (kind, input) => answered(() => bulkEdits.start(kind, readInput(BULK_STARTS[kind].body, input), owner)),
    next: (id) => answered(() => bulkEdits.next(id, owner)),
    undo: (id) => answered(() => bulkEdits.undo(id, owner)),
    list: (kind) => answered(async () => ({ items: await bulkEdits.list(kind, owner) })),
  };
}

function pricesOf({ priceLists }: Pick<Services, 'priceLists'>): BulkOfOwner['prices'] {
  return {
    apply: (csv, options) => answered(() => priceLists.apply({ csv, who: OWNER, maySetStock: true, ...options })),
    undo: (id) => answered(() => priceLists.undo(id, { who: OWNER, maySetStock: true })),
    list: () => answered(async () => ({ items: await priceLists.list() })),
  };
}
