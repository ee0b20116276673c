import { useState } from 'react';
import type { BulkEditKind, BulkReport, ProductChanges } from '../../../../core/internal-staff';
import { isShopError } from '../../../../core/shopper';
import type { ManageArea, ReviewDocument } from '../../../../core/staff';
import { newKey } from '../../../pages/manage/new-key';
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
  /** Idempotency key of the bulk edit that is started from this preview. */
  readonly key: string;
}

interface Started {
  readonly id: number;
  readonly isUndo: boolean;
}

interface StartOptions {
  readonly dry_run?: boolean;
  readonly page?: number;
  readonly key?: string;
  readonly total?: number;
}

/** State of a bulk edit: preview by page, then steps of applying or undoing it. */
export function useBulkEdit({ kind, selection, set, manage: { bulk } }: Params) {
  const input = JSON.stringify(set);
  const [shown, show] = useState<Shown>();
  const { result, started, hasChanged, step, forget } = useSteps(bulk);
  const { isBusy, problem, run } = useRun();
  const { value: recent = [], reload } = useLoaded(`bulk ${kind}`, () => bulk.list({ kind }));
  const start = (more: StartOptions): Promise<BulkReport> => {
    const body = { ...selection, set, ...more };
    return kind === 'product'
      ? bulk.products(body as Parameters<typeof bulk.products>[0]) // sound: the form of this kind; the shop checks it
      : bulk.reviews(body as Parameters<typeof bulk.reviews>[0]); // sound: the form of this kind; the shop checks it
  };
  const stepping = (isUndo: boolean, first: () => Promise<number | null>) =>
    run(async () => {
      try {
        const id = await first();
        if (id !== null) await step({ id, isUndo });
      } catch (error) {
        if (isRefused(error, 'bulk_edit_undone')) forget();
        if (isRefused(error, 'bulk_selection_changed')) show(undefined);
        throw error;
      } finally {
        reload();
      }
    });
  const preview = shown?.of === input ? shown : undefined;
  const unfinished = started !== undefined && result?.is_over !== true ? started : undefined;
  return {
    ...{ recent, result, unfinished, hasChanged, isBusy, problem },
    isUndoing: started?.isUndo === true,
    preview: preview?.report,
    onPreview: () =>
      run(async () => {
        const report = await start({ dry_run: true });
        forget();
        show({ of: input, report, pages: 1, key: newKey() });
      }),
    onMore: () =>
      run(async () => {
        if (preview === undefined) return;
        const page = preview.pages + 1;
        const report = summed(preview.report, await start({ dry_run: true, page }));
        show({ ...preview, report, pages: page });
      }),
    onApply: () =>
      stepping(false, async () =>
        preview === undefined ? null : (await start({ key: preview.key, total: preview.report.total })).id,
      ),
    /** Continues what was started here and is not over. */
    onContinue: () => unfinished && stepping(unfinished.isUndo, () => Promise.resolve(unfinished.id)),
    onResume: (id: number) => stepping(false, () => Promise.resolve(id)),
    onUndo: () => stepping(true, () => Promise.resolve(result?.id ?? null)),
    onUndoOf: (id: number) => stepping(true, () => Promise.resolve(id)),
  };
}

/** State of the bulk edit that was started last, with the report of its steps. */
function useSteps(bulk: Params['manage']['bulk']) {
  const [result, setResult] = useState<BulkReport>();
  const [started, setStarted] = useState<Started>();
  const [hasChanged, setChanged] = useState(false);
  const forget = () => {
    setResult(undefined);
    setStarted(undefined);
  };
  const step = async ({ id, isUndo }: Started) => {
    setStarted({ id, isUndo });
    setChanged(true);
    let all = result?.id === id && started?.isUndo === isUndo ? result : undefined;
    if (all === undefined) setResult(undefined);
    do {
      all = joined(all, await (isUndo ? bulk.undo({ id }) : bulk.continue({ id })));
      setResult(all);
    } while (!all.is_over);
  };
  return { result, started, hasChanged, step, forget };
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

function isRefused(error: unknown, reason: string): boolean {
  return isShopError(error, 'request-rejected') && error.details['error'] === reason;
}

function faultOf(error: unknown, t: ManageText): string | undefined {
  if (!isShopError(error, 'request-rejected')) return undefined;
  if (isRefused(error, 'bulk_edit_undone')) return t('bulk.undone-before');
  if (isRefused(error, 'bulk_selection_changed')) return t('bulk.selection-changed');
  const { fields } = error.details;
  const [first] = Array.isArray(fields) ? (fields as readonly { field: string; message: string }[]) : []; // sound: of the contract
  if (first === undefined) return undefined;
  if (first.field === 'set') return t('bulk.nothing');
  return `${first.field.replace(/^set\./, '')}: ${formatFault(first.message, first.field, t)}`;
}
