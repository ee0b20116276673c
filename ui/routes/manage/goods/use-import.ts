import { useRef, useState } from 'react';
import { isShopError } from '../../../../core/shopper';
import {
  MAX_IMPORT_BYTES,
  type DemoFate,
  type GoodsAdmin,
  type ImportBegun,
  type ImportMap,
  type ImportPreview,
  type UpdateReport,
} from '../../../../core/staff';
import { refusedField } from '../../../pages/manage/fields/refused-field';
import { useNotify } from '../../../state/use-notify';
import { useManageText, type ManageText } from '../../../text/manage-text';

const LOOK_EVERY_MS = 1000;
const MB = 1024 * 1024;

/** A snapshot of the file, so that the import matches the dry run. */
interface Chosen {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly currency: string;
  readonly sheet?: string;
  readonly map?: ImportMap;
}

interface Mapping {
  readonly file: Chosen;
  readonly preview: ImportPreview;
}

interface Tried {
  readonly file: Chosen | undefined;
  readonly report: UpdateReport;
}

type ImportInput = NonNullable<Parameters<GoodsAdmin['runImport']>[0]>;

interface Problem {
  readonly at: 'file' | 'source';
  readonly why: string;
}

/**
 * Dry-runs and imports a file or the source, one action at a time.
 * @param reload reloads the report of the last import
 */
export function useImport(goods: GoodsAdmin, reload: () => void) {
  const t = useManageText();
  const { doing, progress, problem, alone, setProgress, setProblem } = useAlone(reload);
  const [tried, setTried] = useState<Tried>();
  const [mapping, setMapping] = useState<Mapping>();
  const ask = async ({ map: _, ...file }: Chosen) => {
    const { name, type, bytes, sheet } = file;
    setMapping({
      file,
      preview: await goods.previewImport({ file: { name, type, bytes }, sheet }),
    });
    return undefined;
  };
  const watched = (file: Chosen | undefined, input: ImportInput & { readonly dryRun: boolean }) =>
    within(() => begin(goods, file, input), { goods, dryRun: input.dryRun, onProgress: setProgress });
  const tryOut = async (file: Chosen | undefined) => {
    setTried(undefined);
    const done = await watched(file, { dryRun: true });
    if (done.kind === 'unmapped' && file !== undefined) return ask(file);
    if (done.kind !== 'begun') return whyNot(done, t);
    if (done.report.state === 'failed') return t('import.failed', { why: done.report.error ?? '' });
    setTried({ file, report: done.report });
    return undefined;
  };
  const importNow = async (file: Chosen | undefined, more: Pick<ImportInput, 'demo' | 'unchangedSince'> = {}) => {
    const done = await watched(file, { dryRun: false, ...more });
    // The dry run shows the demo data and asks what to do with it.
    if (done.kind === 'demo-undecided') return (await tryOut(file)) ?? t('import.demo-choose');
    if (done.kind !== 'begun') return whyNot(done, t);
    setTried(undefined);
    setMapping(undefined);
    return undefined;
  };
  return {
    ...{ doing, progress, tried, mapping, problem },
    choose: async (file: File, currency: string) => {
      setMapping(undefined);
      if (file.size <= MAX_IMPORT_BYTES) return alone('check', 'file', async () => tryOut(await read(file, currency)));
      setTried(undefined);
      setProblem({ at: 'file', why: t('picture.too-large', { name: file.name, size: MAX_IMPORT_BYTES / MB }) });
    },
    ...useColumnWork({
      goods,
      alone,
      tryOut,
      ask,
      mapping,
      file: mapping?.file ?? tried?.file,
      close: () => setMapping(undefined),
    }),
    check: () => alone('check', 'source', () => tryOut(undefined)),
    run: () => alone('import', 'source', () => importNow(undefined)),
    apply: (demo: DemoFate | undefined) =>
      alone('import', tried?.file === undefined ? 'source' : 'file', () =>
        importNow(tried?.file, {
          ...(tried && { unchangedSince: tried.report.started_at }),
          ...(demo !== undefined && { demo }),
        }),
      ),
  };
}

/** Returns the invalid field or parse error; undefined for unrelated errors. */
function faultOf(error: unknown): string | undefined {
  if (!isShopError(error)) return undefined;
  if (error.details['fields'] !== undefined) return refusedField(error);
  return error.details['error'] === 'import_failed' ? error.message : undefined;
}

type Alone = (what: 'check' | 'import', at: Problem['at'], work: () => Promise<string | undefined>) => Promise<void>;

function useAlone(reload: () => void) {
  const notify = useNotify();
  const isBusy = useRef(false);
  const [doing, setDoing] = useState<'check' | 'import'>();
  const [progress, setProgress] = useState<UpdateReport['progress']>();
  const [problem, setProblem] = useState<Problem>();
  const alone: Alone = async (what, at, work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing(what);
    setProblem(undefined);
    setProgress(undefined);
    try {
      const why = await work();
      if (why !== undefined) setProblem({ at, why });
    } catch (error) {
      const why = faultOf(error);
      if (why !== undefined) setProblem({ at, why });
      else notify(error);
    } finally {
      isBusy.current = false;
      setDoing(undefined);
      reload();
    }
  };
  return { doing, progress, problem, alone, setProgress, setProblem };
}

interface ColumnWork {
  readonly goods: GoodsAdmin;
  readonly alone: Alone;
  readonly tryOut: (file: Chosen) => Promise<string | undefined>;
  readonly ask: (file: Chosen) => Promise<string | undefined>;
  readonly mapping: Mapping | undefined;
  readonly file: Chosen | undefined;
  readonly close: () => void;
}

function useColumnWork({ goods, alone, tryOut, ask, mapping, file, close }: ColumnWork) {
  const check = (work: () => Promise<string | undefined>) => alone('check', 'file', work);
  return {
    map: (map: ImportMap) => check(async () => mapping && tryOut({ ...mapping.file, map })),
    mapAgain: () => check(async () => file && ask(file)),
    sheet: (sheet: string) =>
      check(async () => {
        if (file === undefined) return undefined;
        close();
        const { map: _, ...rest } = file;
        return tryOut({ ...rest, sheet });
      }),
    forget: (id: string) =>
      check(async () => {
        await goods.forgetImportMap({ id });
        return undefined;
      }),
  };
}

async function read(file: File, currency: string): Promise<Chosen> {
  return { name: file.name, type: 'text/csv', bytes: new Uint8Array(await file.arrayBuffer()), currency };
}

function begin(goods: GoodsAdmin, file: Chosen | undefined, input: ImportInput): Promise<ImportBegun> {
  if (file === undefined) return goods.runImport(input);
  const { currency, sheet, map, ...sent } = file;
  const read = { ...(sheet !== undefined && { sheet }), ...(map !== undefined && { map }) };
  return goods.importFile(sent, { ...input, currency, ...read });
}

interface Watching {
  readonly goods: GoodsAdmin;
  readonly dryRun: boolean;
  readonly onProgress: (progress: UpdateReport['progress']) => void;
}

/** Awaits an import while polling its progress; long imports are answered before they end. */
async function within(work: () => Promise<ImportBegun>, { goods, dryRun, onProgress }: Watching): Promise<ImportBegun> {
  let isOver = false;
  const look = async () => {
    const report = await goods.importReport({ dry_run: dryRun }).catch(() => null);
    if (report?.state === 'running' && !isOver) onProgress(report.progress);
    return report;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  try {
    let begun = await work();
    while (begun.kind === 'begun' && begun.report.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const report = await look();
      if (report !== null) begun = { kind: 'begun', report };
    }
    return begun;
  } finally {
    isOver = true;
    clearInterval(timer);
  }
}

function whyNot(begun: Exclude<ImportBegun, { readonly kind: 'begun' }>, t: ManageText): string {
  switch (begun.kind) {
    case 'failed':
    case 'unmapped':
      return t('import.failed', { why: begun.message });
    case 'demo-undecided':
      return t('import.demo-choose');
    case 'running':
      return t('import.busy');
    case 'no-source':
      return t('import.no-source');
    case 'no-dry-run':
      return t('import.no-dry-run');
  }
}
