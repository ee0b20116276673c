import type * as z from 'zod/mini';
import { refusalOf, resultOf } from '../accounts';
import type { Permission } from '../contract/foundation/permissions';
import { maxLengthOf } from '../contract/foundation/max-length';
import type { RecordKind, RecordKindInit } from '../contract/foundation/record-kind';
import type { ReadOptions } from '../ports';
import type { Gateway } from '../sync';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

export type AnyRecordKind = Pick<RecordKind, 'list' | 'remove' | 'save' | 'show'> & {
  readonly init: RecordKindInit<z.ZodMiniObject, z.ZodMiniObject, Shape>;
};

export type DocumentOf<K extends AnyRecordKind> = z.output<K['init']['document']>;
export type RowOf<K extends AnyRecordKind> = { readonly id: string } & z.output<K['init']['row']>;
type FiltersOf<K extends AnyRecordKind> = {
  readonly [N in keyof K['init']['filters']]?: z.input<K['init']['filters'][N]>;
};

/** Query of a record list. */
export type RecordsQuery<K extends AnyRecordKind> = FiltersOf<K> & {
  readonly q?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly size?: number;
};

export type LastChange = { readonly at: string; readonly who: string } | null;

/** Editable record with its version. */
export interface ManagedRecord<D> {
  readonly id: string;
  readonly version: string;
  readonly document: D;
  readonly changed: LastChange;
}

/** Result of a save. */
export type RecordSaved<D> =
  | {
      readonly kind: 'saved';
      readonly record: ManagedRecord<D>;
      readonly changes: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[];
    }
  | RecordConflict<D>;

/** Another save came first; contains the current record. */
export interface RecordConflict<D> {
  readonly kind: 'conflict';
  readonly version: string;
  readonly document: D;
  readonly changed: LastChange;
}

/** Client for one kind of record. */
export interface RecordClient<K extends AnyRecordKind> {
  readonly kind: string;
  readonly permissions: { readonly read: Permission; readonly write: Permission };
  /**
   * Maximum length of a text field in characters; undefined if it is no text or unlimited.
   * @param path dotted path in the document, with indexes: 'variants.0.sku'
   */
  readonly maxLength: (path: string) => number | undefined;
  /** @throws ShopError 'request-rejected', 'sign-in-first', 'ACCESS_DENIED' */
  list(
    wanted?: RecordsQuery<K>,
    options?: ReadOptions,
  ): Promise<{ readonly items: readonly RowOf<K>[]; readonly total: number }>;
  show(id: string, options?: ReadOptions): Promise<ManagedRecord<DocumentOf<K>>>;
  /**
   * @param input `dry_run` only reports
   * @throws ShopError as `list`; details.fields, details.error 'exists'
   */
  save(input: {
    readonly id?: string;
    /** Required with `id`. */
    readonly version?: string;
    readonly document: DocumentOf<K>;
    readonly dry_run?: boolean;
  }): Promise<RecordSaved<DocumentOf<K>>>;
  /** @throws ShopError as `list`; details.error 'in_use' */
  remove(id: string, version: string): Promise<{ readonly kind: 'removed' } | RecordConflict<DocumentOf<K>>>;
}

const SILENT = { silent: true } as const;
const HANDLES = { ...SILENT, handles: ['record_changed'] } as const;

export function recordClient<K extends AnyRecordKind>(kind: K, gateway: Gateway): RecordClient<K> {
  type Document = DocumentOf<K>;
  return {
    kind: kind.init.kind,
    permissions: kind.init,
    maxLength: (path) => maxLengthOf(kind.init.document, path),
    list: async (wanted, options) => {
      const { items, total } = await resultOf(
        gateway.ask(kind.list, { query: { ...wanted } }, { ...SILENT, ...options }),
      );
      return { items: items as unknown as RowOf<K>[], total };
    },
    show: async (id, options) =>
      (await resultOf(gateway.ask(kind.show, { query: { id } }, { ...SILENT, ...options }))) as ManagedRecord<Document>,
    save: async (input) => {
      const reply = await gateway.ask(kind.save, { body: input }, HANDLES);
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

function conflictOf<D>(data: {
  readonly version?: string | undefined;
  readonly document?: unknown;
  readonly changed?: LastChange | undefined;
}): RecordConflict<D> | undefined {
  const { version, document, changed = null } = data;
  if (version === undefined || document === undefined) return undefined;
  return { kind: 'conflict', version, document: document as D, changed }; // sound: the shop's own record, as returned by `show`
}
