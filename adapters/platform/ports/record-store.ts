import type { FieldError } from '../../../core/contract';
import type { Repositories } from './database';
import type { ListPage, ListQuery } from './foundation/record-list';

export type { ListPage, ListQuery };

export type RecordDocument = Readonly<Record<string, unknown>>;

/** Storage of a record kind; writing back a read document changes nothing. Runs within a unit of work. */
export interface RecordStore<Document, Row = object> {
  list(db: Repositories, wanted: ListQuery): Promise<ListPage<Row>>;
  /** Locks what a change overwrites and others change too; called before `read`. */
  lock?(db: Repositories): Promise<void>;
  read(db: Repositories, id: string): Promise<Document | undefined>;
  idOf?(document: Document): string;
  /** Normalizes a document, such as sanitizing HTML. Idempotent. */
  normal?(document: Document): Promise<Document>;
  filled?(document: Document, before: Document): Document;
  /**
   * True if a save may leave faults of members that it does not change, such as limits that came later. Never for records
   * of rights.
   */
  readonly leavesOlderFaults?: true;
  check?(db: Repositories, document: Document, before: Document | undefined): Promise<readonly FieldError[]>;
  /** @returns id @throws ApiError 'exists' for a duplicate */
  create(db: Repositories, document: Document): Promise<string>;
  change(db: Repositories, id: string, document: Document, before: Document): Promise<void>;
  remove?(db: Repositories, id: string, before: Document): Promise<void>;
  /** Undoes what a logged change did to other records; the record itself is restored already. */
  undo?(db: Repositories, change: { readonly id: number; readonly record: string }): Promise<void>;
  /** Logs permission changes for security. @param change.after undefined if removed */
  secure?(change: { readonly record: string; readonly after: Document | undefined; readonly who: string }): void;
  changed?(id: string): Promise<void>;
}
