import { useState } from 'react';
import type { BulkEditKind, BulkReport, ProductChanges } from '../../../../core/internal-staff';
import { isShopError } from '../../../../core/shopper';
import type { ManageArea, ReviewDocument } from '../../../../core/staff';
import { formatFault } from '../../../pages/manage/records/format-fault';
import { useNotify } from '../../../state/use-notify';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';

/** Records by id, or all that match a filter of the list. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>> };

interface Params {
  readonly kind: BulkEditKind;
  readonly selection: BulkSelection;
  readonly set: ProductChanges | { readonly status?: ReviewDocument['status'] };
  readonly manage: Pick<ManageArea, 'bulk'>;
}

interface Shown {
  /** Input of the preview; a changed form makes it stale. */
  readonly of: string;
  readonly report: BulkReport;
  readonly pages: number;
}

/** State of a bulk edit: preview by page, then steps of applying or undoing it. */
export function useBulkEdit({ kind, selection, set, manage: { bulk } }: Params) {
  const input = JSON.stringify(set);
  const [shown, show] = useState<Shown>();
  const [result, setResult] = useState<BulkReport>();
  const [isUndoing, setUndoing] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const { isBusy, problem, run } = useRun();
  const { value: recent = [], reload } = useLoaded(`bulk ${kind}`, () => bulk.list({ kind }));
  const start = (more: { readonly dry_run?: boolean; readonly page?: number }): Promise<BulkReport> => {
    const body = { ...selection, set, ...more };
    return kind === 'product'
      ? bulk.products(body as Parameters<typeof bulk.products>[0]) // sound: the form of this kind; the shop checks it
      : bulk.reviews(body as Parameters<typeof bulk.reviews>[0]); // sound: the form of this kind; the shop checks it
  };
  const stepping = (isBack: boolean, first: () => Promise<number | null>) =>
    run(async () => {
      const id = await first();
      if (id === null) return;
      setUndoing(isBack);
      setChanged(true);
      let all: BulkReport | undefined;
      for (;;) {
        const step = await (isBack ? bulk.undo({ id }) : bulk.continue({ id }));
        all = joined(all, step);
        setResult(all);
        if (step.is_over) break;
      }
      reload();
    });
  const preview = shown?.of === input ? shown : undefined;
  return {
    ...{ recent, result, isUndoing, hasChanged, isBusy, problem },
    preview: preview?.report,
    onPreview: () =>
      run(async () => {
        setResult(undefined);
        show({ of: input, report: await start({ dry_run: true }), pages: 1 });
      }),
    onMore: () =>
      run(async () => {
        if (preview === undefined) return;
        const page = preview.pages + 1;
        show({ of: input, report: summed(preview.report, await start({ dry_run: true, page })), pages: page });
      }),
    onApply: () => stepping(false, async () => (await start({})).id),
    onResume: (id: number) => stepping(false, () => Promise.resolve(id)),
    onUndo: () => stepping(true, () => Promise.resolve(result?.id ?? null)),
    onUndoOf: (id: number) => stepping(true, () => Promise.resolve(id)),
  };
}

/** Rows that a page can show; more are counted. */
const MAX_ROWS = 1000;

/** Steps count from the beginning. */
function joined(earlier: BulkReport | undefined, step: BulkReport): BulkReport {
  if (earlier === undefined) return step;
  return {
    ...step,
    items: [...earlier.items, ...step.items].slice(0, MAX_ROWS),
    refusals: [...earlier.refusals, ...step.refusals].slice(0, MAX_ROWS),
  };
}

/** Pages of a preview count on their own. */
function summed(earlier: BulkReport, page: BulkReport): BulkReport {
  return {
    ...joined(earlier, page),
    changed: earlier.changed + page.changed,
    unchanged: earlier.unchanged + page.unchanged,
    refused: earlier.refused + page.refused,
  };
}

function useRun() {
  const t = useManageText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const text = faultOf(error, t);
      if (text === undefined) notify(error);
      else setProblem(text);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}

function faultOf(error: unknown, t: ManageText): string | undefined {
  if (!isShopError(error, 'request-rejected')) return undefined;
  if (error.details['error'] === 'bulk_edit_undone') return t('bulk.undone-before');
  const { fields } = error.details;
  const [first] = Array.isArray(fields) ? (fields as readonly { field: string; message: string }[]) : []; // sound: of the contract
  if (first === undefined) return undefined;
  if (first.field === 'set') return t('bulk.nothing');
  return `${first.field.replace(/^set\./, '')}: ${formatFault(first.message, first.field, t)}`;
}
