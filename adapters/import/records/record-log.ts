import type { RecordImportKind, RecordImportReport } from '../../../core/contract/staff/import-records';
import { MAX_IMPORT_ROWS, MAX_RECORD_ROWS } from '../../../core/contract/staff/import-limits';
import { ImportFileError } from '../source/import-report';

export type RecordReason = RecordImportReport['refusals'][number];

/** Counts what happens to the rows of a file, for its report. */
export class RecordLog {
  readonly #refused = new Set<number>();
  readonly #refusals: RecordReason[] = [];
  readonly #notes: RecordReason[] = [];
  readonly #ignored = new Set<string>();
  readonly #also = new Map<string, number>();
  readonly #counts = { rows: 0, created: 0, existing: 0 };

  /** @throws ImportFileError for a row too many */
  read(): void {
    this.#counts.rows += 1;
    if (this.#counts.rows <= MAX_RECORD_ROWS) return;
    const max = MAX_RECORD_ROWS.toLocaleString('en');
    throw new ImportFileError('FILE_TOO_LARGE', `The file has more than ${max} rows. Split it into several files.`);
  }

  /** Counts a row as refused, once. */
  refuse(reason: RecordReason): void {
    this.#refused.add(reason.row);
    this.#refusals.push(short(reason));
  }

  note(reason: RecordReason): void {
    this.#notes.push(short(reason));
  }

  ignore(column: string): void {
    this.#ignored.add(column);
  }

  count(outcome: 'created' | 'existing'): void {
    this.#counts[outcome] += 1;
  }

  also(name: string, count = 1): void {
    this.#also.set(name, (this.#also.get(name) ?? 0) + count);
  }

  /** Adds what was counted apart. */
  add(part: RecordLog): void {
    for (const row of part.#refused) this.#refused.add(row);
    this.#refusals.push(...part.#refusals);
    this.#notes.push(...part.#notes);
    for (const column of part.#ignored) this.#ignored.add(column);
    for (const [name, count] of part.#also) this.also(name, count);
    this.#counts.rows += part.#counts.rows;
    this.#counts.created += part.#counts.created;
    this.#counts.existing += part.#counts.existing;
  }

  report(of: {
    readonly kind: RecordImportKind;
    readonly file: string;
    readonly format: string;
    readonly dryRun: boolean;
  }): RecordImportReport {
    const { kind, file, format, dryRun } = of;
    const sorted = (reasons: readonly RecordReason[]) =>
      reasons.toSorted((a, b) => a.row - b.row).slice(0, MAX_IMPORT_ROWS);
    return {
      ...{ kind, file, format, dry_run: dryRun, ...this.#counts },
      refused: this.#refused.size,
      also: Object.fromEntries(this.#also),
      refusals: sorted(this.#refusals),
      notes: sorted(this.#notes),
      ignored_columns: [...this.#ignored],
    };
  }
}

function short(reason: RecordReason): RecordReason {
  return { ...reason, about: reason.about.slice(0, MAX_ABOUT) };
}
const MAX_ABOUT = 100;

/** Quotes a cell in a reason, shortened. */
export function said(given: string): string {
  return `"${given.length > 60 ? `${given.slice(0, 60)}…` : given}"`;
}

/** Splits rows into units of work. */
export async function inLots<T>(rows: readonly T[], work: (lot: readonly T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < rows.length; at += LOT) await work(rows.slice(at, at + LOT));
}
const LOT = 200;
