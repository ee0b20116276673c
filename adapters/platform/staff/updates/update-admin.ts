import type { DemoFate } from '../../../../core/contract/staff/demo-of-shop';
import type { ImportPreview } from '../../../../core/contract/staff/import-preview';
import type { SkinUpdate, UpdateReport } from '../../../../core/contract/staff/manage-updates';
import { MAX_IMPORT_ROWS } from '../../../../core/contract/staff/import-limits';
import { updateReport } from '../../../../core/contract/staff/manage-updates';
import type { DatabaseCatalogueWriter } from '../../catalogue';
import type { DemoData } from '../history/demo-data';
import { lockSettings, SETTINGS_BLOCK } from '../../content';
import { HeldLease, type Settings } from '../../foundation';
import type { CatalogueSource, ImportOutcome, ImportProgress, ImportTarget } from '../../ports/staff/catalogue-source';
import type { Database } from '../../ports/database';
import { changedSince } from './changed-since';

/** Stored as files, so that all processes can read the reports. */
const REPORTS = { import: 'updates/import.json', check: 'updates/check.json' } as const;
const WRITE_EVERY_MS = 1000;
/** Heartbeat interval; an import without heartbeats counts as interrupted. */
const ALIVE_EVERY_MS = 5000;
const DEAD_AFTER_MS = 20_000;
/** Max characters per difference. */
const MAX_TEXT = 200;

export type UpdateOutcome =
  | { readonly kind: 'started'; readonly finished: Promise<UpdateReport> }
  | { readonly kind: 'refused'; readonly code: 'no_dry_run' | 'no_import_source' | 'update_running' };

interface Input {
  readonly source?: CatalogueSource | undefined;
  readonly isDry?: boolean | undefined;
  /** Skips products edited after this time (milliseconds since the epoch), unknown to the applied dry run. */
  readonly unchangedSince?: number | undefined;
  /** Required if the shop holds demo data. */
  readonly demo?: DemoFate | undefined;
  readonly people?: readonly number[] | undefined;
}

interface Work {
  readonly source: CatalogueSource;
  readonly target: ImportTarget;
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<Settings, 'clock' | 'ids' | 'importSource' | 'telemetry'>;
  readonly target: ImportTarget & { readonly catalogue: DatabaseCatalogueWriter; readonly demo: DemoData };
}

export class UpdateAdmin {
  #running: { report: UpdateReport } | undefined;
  #last: Promise<unknown> | undefined;
  #isStopping = false;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Dependencies) {}

  async start(by: string, input: Input = {}): Promise<UpdateOutcome> {
    const { database, settings } = this.parts;
    const { source = settings.importSource, isDry = false } = input;
    if (source === undefined) return { kind: 'refused', code: 'no_import_source' };
    if (isDry && source.check === undefined) return { kind: 'refused', code: 'no_dry_run' };
    const lease = new HeldLease(database, settings, 'import', DEAD_AFTER_MS);
    if (this.#running !== undefined || !(await lease.take())) return { kind: 'refused', code: 'update_running' };
    const finished = this.#run(
      lease,
      { source, target: this.#targetOf(input) },
      { ...begun(source, by, settings), dry_run: isDry },
    );
    this.#last = finished;
    return { kind: 'started', finished };
  }

  async report({ isDry = false }: Pick<Input, 'isDry'> = {}): Promise<UpdateReport | null> {
    if (this.#running?.report.dry_run === isDry) return this.#running.report;
    const kept = await this.#kept(isDry);
    if (kept?.report.state !== 'running' || this.#now() - kept.aliveAt < DEAD_AFTER_MS) return kept?.report ?? null;
    return { ...kept.report, state: 'failed', error: 'The import was interrupted' };
  }

  /**
   * Undefined if the reader has no preview.
   * @throws an error describing why the file cannot be read
   */
  async preview(source: CatalogueSource): Promise<ImportPreview | undefined> {
    return source.preview?.(this.parts.target);
  }

  /** Invalidates all cached pages by touching the settings. */
  async skins(): Promise<SkinUpdate> {
    const now = new Date(this.#now()).toISOString();
    const skin = await this.parts.database.write(async (db) => {
      await lockSettings(db);
      const block = await db.content.block(SETTINGS_BLOCK);
      const json = block?.en.json;
      await db.versions.raise('catalogue');
      if (block === undefined || typeof json !== 'object' || json === null) return undefined;
      await db.content.writeBlocks([{ ...block, en: { ...block.en, json: { ...json, skin_updated_at: now } } }]);
      return 'skin' in json ? json.skin : undefined;
    });
    return { skin: typeof skin === 'string' ? skin : 'default', updated_at: now };
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#last;
  }

  #targetOf({ demo: demoFate, people = [], unchangedSince }: Input): ImportTarget {
    const { catalogue, demo, ...rest } = this.parts.target;
    return {
      ...rest,
      catalogue: unchangedSince === undefined ? catalogue : catalogue.guardedBy(changedSince(unchangedSince)),
      demo: demo.spare(people),
      demoFate,
    };
  }

  async #run(lease: HeldLease, work: Work, first: UpdateReport): Promise<UpdateReport> {
    this.#running = { report: first };
    const end = this.#keepAlive(lease);
    try {
      return await this.#import(work, first);
    } finally {
      end();
      this.#running = undefined;
      await lease.release().catch((error: unknown) => this.#report(error));
    }
  }

  async #import({ source, target }: Work, first: UpdateReport): Promise<UpdateReport> {
    const { demoFate = null } = target;
    let writtenAt = 0;
    let ended: UpdateReport;
    try {
      await this.#keep(first);
      const outcome = await runOf(source, first)(target, (done, total, label) => {
        if (this.#isStopping) throw new Error('The shop was closed');
        const report = { ...first, progress: { done, total, label } };
        if (this.#running !== undefined) this.#running.report = report;
        if (this.#now() - writtenAt < WRITE_EVERY_MS) return;
        writtenAt = this.#now();
        void this.#keep(report);
      });
      if (!first.dry_run) await target.catalogue.noteUpdate(this.#now());
      ended = { ...first, ...resultOf(outcome, demoFate), state: 'done' };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!isOfSource(error)) this.#report(error);
      const unanswered = {
        columns_unknown: isOfCode(error, 'FILE_FORMAT_UNKNOWN'),
        demo_undecided: isOfCode(error, 'DEMO_UNDECIDED'),
      };
      ended = { ...first, ...unanswered, state: 'failed', error: why };
    }
    const progress = this.#running?.report.progress ?? first.progress;
    const report = { ...ended, progress, finished_at: new Date(this.#now()).toISOString() };
    await this.#keep(report);
    return report;
  }

  #keep(report: UpdateReport): Promise<unknown> {
    const content = new TextEncoder().encode(JSON.stringify({ aliveAt: this.#now(), report }));
    this.#writing = this.#writing
      .then(() => this.parts.target.files.put(report.dry_run ? REPORTS.check : REPORTS.import, content))
      .catch((error: unknown) => this.#report(error));
    return this.#writing;
  }

  async #kept(isDry: boolean): Promise<{ readonly aliveAt: number; readonly report: UpdateReport } | undefined> {
    const bytes = await this.parts.target.files.read(isDry ? REPORTS.check : REPORTS.import);
    if (bytes === undefined) return undefined;
    const { aliveAt, report } = JSON.parse(new TextDecoder().decode(bytes)) as { aliveAt: number; report: unknown }; // sound: written by `#keep`
    return { aliveAt, report: updateReport.parse(report) };
  }

  #keepAlive(lease: HeldLease): () => void {
    const { clock } = this.parts.settings;
    let cancel: () => void = () => undefined;
    const wait = () => {
      cancel = clock.schedule(() => {
        const report = this.#running?.report;
        void Promise.all([lease.take(), report && this.#keep(report)]).catch((error: unknown) => this.#report(error));
        wait();
      }, ALIVE_EVERY_MS);
    };
    wait();
    return () => cancel();
  }

  #now(): number {
    return this.parts.settings.clock.now();
  }

  #report(error: unknown): void {
    this.parts.settings.telemetry.error(error, { where: 'import' });
  }
}

function begun(source: CatalogueSource, by: string, { clock, ids }: Dependencies['settings']): UpdateReport {
  return {
    id: ids.uuid(),
    state: 'running',
    source: source.name,
    by,
    started_at: new Date(clock.now()).toISOString(),
    finished_at: null,
    progress: { done: 0, total: 0, label: '' },
    rows: { read: 0, written: 0, refused: 0 },
    products: { created: 0, updated: 0, unchanged: 0 },
    dry_run: false,
    files: [],
    refused: [],
    notes: [],
    changes: [],
    demo: null,
    demo_undecided: false,
    columns_unknown: false,
    error: null,
  };
}

function runOf(source: CatalogueSource, { dry_run: isDry }: UpdateReport) {
  return (target: ImportTarget, onProgress: ImportProgress) => {
    if (!isDry) return source.run(target, onProgress);
    if (source.check === undefined) throw new Error(`${source.name} has no dry run`);
    return source.check(target, onProgress);
  };
}

type Result = Pick<UpdateReport, 'changes' | 'demo' | 'files' | 'notes' | 'products' | 'refused' | 'rows'>;

function resultOf(outcome: ImportOutcome, fate: DemoFate | null): Result {
  const { rows, products, refused, files = [], notes = [], changes = [], demo } = outcome;
  return {
    rows: { ...rows, refused: refused.length },
    products: { ...products },
    files: files.map(({ file, format, sheet, keptMap }) => ({
      ...{ file, format, sheet: sheet?.name ?? null, sheets: [...(sheet?.names ?? [])], kept_map: keptMap ?? null },
    })),
    refused: refused.slice(0, MAX_IMPORT_ROWS),
    notes: notes.slice(0, MAX_IMPORT_ROWS),
    changes: changes.slice(0, MAX_IMPORT_ROWS).map((change) => ({
      ...change,
      changes: change.changes.map(({ path, from, to }) => ({ path, from: shortened(from), to: shortened(to) })),
    })),
    demo: demo === undefined ? null : { ...demo, fate },
  };
}

function shortened(value: unknown): unknown {
  const said = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return typeof said === 'string' && said.length > MAX_TEXT ? `${said.slice(0, MAX_TEXT)}…` : value;
}

function isOfCode(error: unknown, code: 'DEMO_UNDECIDED' | 'FILE_FORMAT_UNKNOWN'): boolean {
  return isOfSource(error) && error instanceof Error && 'code' in error && error.code === code;
}

/** Source errors belong to the report, not to the error log. */
export function isOfSource(error: unknown): boolean {
  return error instanceof Error && error.name === 'ImportFileError';
}
