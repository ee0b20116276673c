import type * as z from 'zod/mini';
import type { AnswerMeta } from '../../../../core/contract';
import { restoreRecord, staffChanges } from '../../../../core/contract/foundation/record-kind';
import { staffLog } from '../../../../core/contract/staff/manage-log';
import { RECORD_KINDS, type RecordKindName } from '../../../../core/contract/staff/record-kinds';
import { decodeQuery } from '../../../../core/contract/foundation/query-codec';
import { ApiError, invalidInput, describeIssues, type KeptKind } from '../../foundation';
import type { Database } from '../../ports/database';
import type { RecordAdmin } from './record-admin';
import { activityOf } from './activity-log';
import { changesOf, kindOfChange, listOf } from './record-lists';

export type OwnAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly message: string; readonly meta: AnswerMeta | undefined };

export const OWNER = 'shop';

/** Record access for the process owner: no sign-in, but validated and logged as for staff. */
export class OwnRecords {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly recordAdmin: RecordAdmin;
      readonly recordKinds: readonly KeptKind[];
    },
  ) {}

  /** @param query text values, as in a URL */
  list(name: RecordKindName, query: Readonly<Record<string, string>>): Promise<OwnAnswer> {
    return answered(() => {
      const kept = this.#kept(name);
      const schema = kept.kind.list.query;
      return listOf(this.services.database, kept, readInput(schema, decodeQuery(schema, query)));
    });
  }

  show(name: RecordKindName, id: string): Promise<OwnAnswer> {
    return answered(() => this.services.recordAdmin.show(this.#kept(name), id));
  }

  save(name: RecordKindName, input: unknown): Promise<OwnAnswer> {
    return answered(() => {
      const kept = this.#kept(name);
      return this.services.recordAdmin.save(kept, readInput(kept.kind.save.body, input), OWNER);
    });
  }

  remove(name: RecordKindName, id: string, version: string): Promise<OwnAnswer> {
    return answered(async () => {
      await this.services.recordAdmin.remove(this.#kept(name), { id, version }, OWNER);
      return { removed: true };
    });
  }

  changes(query: unknown): Promise<OwnAnswer> {
    const { database, recordKinds } = this.services;
    return answered(() =>
      changesOf(database, { kinds: recordKinds, mayRead: () => true }, readInput(staffChanges.query, query)),
    );
  }

  /** @param query as of `GET /api/manage/log` */
  log(query: unknown): Promise<OwnAnswer> {
    const { database, recordKinds } = this.services;
    return answered(() =>
      activityOf(database, { kinds: recordKinds, mayRead: () => true }, readInput(staffLog.query, query)),
    );
  }

  restore(input: unknown): Promise<OwnAnswer> {
    const { database, recordAdmin, recordKinds } = this.services;
    return answered(async () => {
      const body = readInput(restoreRecord.body, input);
      return recordAdmin.restore(await kindOfChange(database, recordKinds, body.change), body, OWNER);
    });
  }

  #kept(name: RecordKindName): KeptKind {
    const kept = this.services.recordKinds.find(({ kind }) => kind.kind === RECORD_KINDS[name].kind);
    if (kept === undefined) throw new Error(`${name} are kept nowhere`);
    return kept;
  }
}

/** Validates the owner's input as the API does. @throws ApiError 400 naming the field */
export function readInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues));
  return parsed.data;
}

export async function answered(work: () => unknown): Promise<OwnAnswer> {
  try {
    return { kind: 'done', result: await work() };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.message, meta: error.meta };
    throw error;
  }
}
