import type * as z from 'zod/mini';
import { refusalOf, resultOf } from '../accounts';
import type { Permission } from '../contract/permissions';
import type { RecordKind, RecordKindInit } from '../contract/record-kind';
import type { Gateway } from '../sync';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A kind of record by its declaration: `couponRecords` of the contract. */
export type AnyRecordKind = Pick<RecordKind, 'list' | 'remove' | 'save' | 'show'> & {
  readonly init: RecordKindInit<z.ZodMiniObject, z.ZodMiniObject, Shape>;
};

/** What staff edits of a kind. */
export type DocumentOf<K extends AnyRecordKind> = z.output<K['init']['document']>;
/** What a list shows of a kind. */
export type RowOf<K extends AnyRecordKind> = { readonly id: string } & z.output<K['init']['row']>;
type FiltersOf<K extends AnyRecordKind> = {
  readonly [N in keyof K['init']['filters']]?: z.input<K['init']['filters'][N]>;
};

/** What a list is asked for. */
export type RecordsWanted<K extends AnyRecordKind> = FiltersOf<K> & {
  /** Words to look for. */
  readonly q?: string;
  /** Member and direction: 'code:desc'. */
  readonly sort?: string;
  /** From 1 on. */
  readonly page?: number;
  /** Rows of a page, 200 at the most. */
  readonly size?: number;
};

/** When a record was changed last, and by whom. */
export type LastChange = { readonly at: string; readonly who: string } | null;

/** A record that staff edits, with the version that a change of it is made from. */
export interface ManagedRecord<D> {
  readonly id: string;
  /** A change of it names this. */
  readonly version: string;
  readonly document: D;
  readonly changed: LastChange;
}

/** What saving a record came to: saved, in conflict, or refused field by field. */
export type RecordSaved<D> =
  | {
      readonly kind: 'saved';
      readonly record: ManagedRecord<D>;
      readonly changes: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[];
    }
  /** Another change came first: nothing was saved. This is what the record is now. */
  | RecordConflict<D>;

/** Somebody else saved the record first: what it is now. */
export interface RecordConflict<D> {
  readonly kind: 'conflict';
  readonly version: string;
  readonly document: D;
  readonly changed: LastChange;
}

/** The records of a kind, as staff works with them (A §6). */
export interface RecordClient<K extends AnyRecordKind> {
  /** What somebody must be let do to read these, and to change them. */
  /** In the singular, as the log of changes names it: 'coupon'. */
  readonly kind: string;
  readonly permissions: { readonly read: Permission; readonly write: Permission };
  /** @throws ShopError 'request-rejected', 'sign-in-first', 'ACCESS_DENIED' */
  list(wanted?: RecordsWanted<K>): Promise<{ readonly items: readonly RowOf<K>[]; readonly total: number }>;
  /** One with its version. @throws ShopError as `list` */
  show(id: string): Promise<ManagedRecord<DocumentOf<K>>>;
  /**
   * Saves a change of a record, or makes a new one where no id is given.
   * @param wish with `dry_run` nothing is changed, and the answer says what would be
   * @throws ShopError as `list`; details.fields names what is wrong, details.error is 'exists' where there is one of the name
   */
  save(wish: {
    readonly id?: string;
    /** What the change was made from; must be there where `id` is. */
    readonly version?: string;
    readonly document: DocumentOf<K>;
    readonly dry_run?: boolean;
  }): Promise<RecordSaved<DocumentOf<K>>>;
  /** @throws ShopError as `list`; details.error is 'in_use' where something needs it */
  remove(id: string, version: string): Promise<{ readonly kind: 'removed' } | RecordConflict<DocumentOf<K>>>;
}

const SILENT = { silent: true } as const;
const HANDLES = { ...SILENT, handles: ['record_changed'] } as const;

/** The calls of a kind over a gateway. What they give was read with the schemas of the kind, so the types that name them hold. */
export function recordClient<K extends AnyRecordKind>(kind: K, gateway: Gateway): RecordClient<K> {
  type Document = DocumentOf<K>;
  return {
    kind: kind.init.kind,
    permissions: kind.init,
    list: async (wanted) => {
      const { items, total } = await resultOf(gateway.ask(kind.list, { query: { ...wanted } }, SILENT));
      return { items: items as unknown as RowOf<K>[], total };
    },
    show: async (id) => (await resultOf(gateway.ask(kind.show, { query: { id } }, SILENT))) as ManagedRecord<Document>,
    save: async (wish) => {
      const reply = await gateway.ask(kind.save, { body: wish }, HANDLES);
      if (reply.ok) {
        const { changes, ...record } = reply.result;
        return { kind: 'saved', record: record as ManagedRecord<Document>, changes };
      }
      if (reply.refused === 'record_changed') return conflictOf<Document>(reply.data) ?? raise(reply);
      return raise(reply);
    },
    remove: async (id, version) => {
      const reply = await gateway.ask(kind.remove, { body: { id, version } }, HANDLES);
      if (reply.ok) return { kind: 'removed' };
      if (reply.refused === 'record_changed') return conflictOf<Document>(reply.data) ?? raise(reply);
      return raise(reply);
    },
  };
}

function raise(reply: Parameters<typeof refusalOf>[0]): never {
  throw refusalOf(reply);
}

/** Nothing where another back end does not say what the record is now. */
function conflictOf<D>(data: {
  readonly version?: string | undefined;
  readonly document?: unknown;
  readonly changed?: LastChange | undefined;
}): RecordConflict<D> | undefined {
  const { version, document, changed = null } = data;
  if (version === undefined || document === undefined) return undefined;
  return { kind: 'conflict', version, document: document as D, changed }; // sound: the shop's own record, as `show` gives it
}
