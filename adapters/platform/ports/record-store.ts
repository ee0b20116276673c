import type { FieldError } from '../../../core/contract';
import type { Repositories } from './database';
import type { ListPage, ListWanted } from './record-list';

export type { ListPage, ListWanted };

/** What staff edits: JSON of the shape that its kind says. */
export type RecordDocument = Readonly<Record<string, unknown>>;

/**
 * Where the records of a kind are kept. What `read` gives is what staff edits: written back unchanged it changes nothing. All of it is called within a unit
 * of work; the desk looks after versions and the log of changes.
 */
export interface RecordStore<Document, Row = object> {
  list(db: Repositories, wanted: ListWanted): Promise<ListPage<Row>>;
  read(db: Repositories, id: string): Promise<Document | undefined>;
  /** The id of a document that is new, where the document says it; else `create` finds one. */
  idOf?(document: Document): string;
  /** A document as it is to be kept: HTML without what acts, for instance. The same for what `read` gives. */
  normal?(document: Document): Promise<Document>;
  /** A document with what it leaves out, where that stays as it was. @param before as it is */
  filled?(document: Document, before: Document): Document;
  /** What is wrong with a document besides its shape, field by field. @param before as it is; missing for a new one */
  check?(db: Repositories, document: Document, before: Document | undefined): Promise<readonly FieldError[]>;
  /** @returns its id @throws ApiError 'exists' where there is one of the name */
  create(db: Repositories, document: Document): Promise<string>;
  change(db: Repositories, id: string, document: Document, before: Document): Promise<void>;
  /** Missing where nothing of the kind can be removed. @throws ApiError 'in_use' where something needs it */
  remove?(db: Repositories, id: string, before: Document): Promise<void>;
  /** Says to the security log that who may do what was changed, where the kind is about that. @param change.after missing where it was removed */
  secure?(change: { readonly record: string; readonly after: Document | undefined; readonly who: string }): void;
  /** Once the unit is committed: what is kept in memory of it is made again. */
  changed?(id: string): Promise<void>;
}
