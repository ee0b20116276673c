import * as z from 'zod/mini';
import type { RecordConflict, RecordKindName } from '../../../../core/staff';
import type { Session } from '../../../session/session';
import { CommandError } from '../../../usage/usage-error';
import { asked, resultOf } from './answers';

const lastChange = z.nullable(z.object({ at: z.string(), who: z.string() }));
const shown = z.object({ id: z.string(), version: z.string(), document: z.looseObject({}), changed: lastChange });
const jsonChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });
const saved = z.extend(shown, { changes: z.array(jsonChange) });
const page = z.object({ items: z.array(z.looseObject({ id: z.string() })), total: z.number() });
const logged = z.object({
  id: z.number(),
  at: z.string(),
  who: z.string(),
  kind: z.string(),
  record: z.string(),
  action: z.string(),
  changes: z.array(jsonChange),
});
const history = z.object({ items: z.array(logged), total: z.number() });
const restored = z.object({ kind: z.string(), record: z.string(), version: z.nullable(z.string()) });

export type JsonChange = z.infer<typeof jsonChange>;
export type ListedRow = z.infer<typeof page>['items'][number];
export type LoggedChange = z.infer<typeof logged>;
export type ShownRecord = z.infer<typeof shown>;
type Text = Readonly<Record<string, string>>;

export interface SaveInput {
  readonly id?: string | undefined;
  readonly version?: string | undefined;
  readonly document: Readonly<Record<string, unknown>>;
  readonly dry_run?: boolean | undefined;
}

/** Methods throw CommandError: 'record_changed', 'invalid_input', 'not_found', 'exists', 'in_use'. */
export interface RecordAdmin {
  readonly list: (query: Text) => Promise<z.infer<typeof page>>;
  readonly show: (id: string) => Promise<ShownRecord>;
  readonly save: (input: SaveInput) => Promise<z.infer<typeof saved>>;
  readonly remove: (id: string, version: string) => Promise<void>;
  readonly history: (kind: string, record: string | undefined, query: Text) => Promise<z.infer<typeof history>>;
  readonly restore: (change: number, version: string | undefined) => Promise<z.infer<typeof restored>>;
}

/** Uses local data, or with `--api` the remote shop, which checks the role. Same error codes. */
export async function recordAdminOf(session: Session, name: RecordKindName): Promise<RecordAdmin> {
  if (session.globals.api !== undefined) return remoteAdmin(session, name);
  const { records } = await session.platform('admin records');
  return {
    list: async (query) => page.parse(resultOf(await records.list(name, query))),
    show: async (id) => shown.parse(resultOf(await records.show(name, id))),
    save: async (input) => saved.parse(resultOf(await records.save(name, input))),
    remove: async (id, version) => void resultOf(await records.remove(name, id, version)),
    history: async (kind, record, query) =>
      history.parse(
        resultOf(await records.changes({ kind, ...(record !== undefined && { record }), ...numbers(query) })),
      ),
    restore: async (change, version) => restored.parse(resultOf(await records.restore({ change, version }))),
  };
}

interface AnyClient {
  list(wanted: object): Promise<unknown>;
  show(id: string): Promise<unknown>;
  save(
    input: SaveInput,
  ): Promise<
    | { readonly kind: 'saved'; readonly record: object; readonly changes: readonly JsonChange[] }
    | RecordConflict<unknown>
  >;
  remove(id: string, version: string): Promise<{ readonly kind: 'removed' } | RecordConflict<unknown>>;
}

async function remoteAdmin(session: Session, name: RecordKindName): Promise<RecordAdmin> {
  const manage = await (await session.shop()).manage();
  const client: AnyClient = manage.records[name];
  return {
    list: (query) => asked(async () => page.parse(await client.list(query))),
    show: (id) => asked(async () => shown.parse(await client.show(id))),
    save: (input) =>
      asked(async () => {
        const outcome = await client.save(input);
        if (outcome.kind === 'conflict') throw conflict(outcome);
        return saved.parse({ ...outcome.record, changes: outcome.changes });
      }),
    remove: (id, version) =>
      asked(async () => {
        const outcome = await client.remove(id, version);
        if (outcome.kind === 'conflict') throw conflict(outcome);
      }),
    history: (kind, record, query) =>
      asked(async () => manage.changes({ kind, ...(record !== undefined && { record }), ...numbers(query) })),
    restore: (change, version) => asked(() => manage.restore({ change, ...(version !== undefined && { version }) })),
  };
}

function numbers(query: Text): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, Number(value)]));
}

function conflict({ version, document, changed }: RecordConflict<unknown>): CommandError {
  const by = changed === null ? '' : ` by ${changed.who}`;
  return new CommandError('record_changed', `It has been changed${by}: nothing was saved`, {
    version,
    document,
    changed,
  });
}
