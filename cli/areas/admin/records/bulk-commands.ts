import * as z from 'zod/mini';
import {
  BULK_STARTS,
  bulkEdit,
  bulkFilter,
  bulkReport,
  type BulkEditKind,
  type BulkReport,
} from '../../../../core/internal-staff';
import { command, type Command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { inline } from '../../../output/plain-text';
import type { Screen } from '../../../output/screen';
import { SHOWN } from '../../../output/shown';
import type { Session } from '../../../session/session';
import { pair, text, whole } from '../../../usage/kinds';
import { flag, list, required } from '../../../usage/parameter';
import { CommandError, UsageError } from '../../../usage/usage-error';
import { minuteOf } from '../minute-of';
import { asked, resultOf } from './answers';
import { readChanges } from './read-changes';

const SET: Readonly<Record<BulkEditKind, string>> = {
  product:
    'enabled, visibility, tax_class_id, add_categories, remove_categories, attributes.brand, price, price_ending, special_price, special_price_ending, special_from, special_to, cost, stock',
  review: 'status',
};
const id = required('id of the bulk edit', whole(1, Number.MAX_SAFE_INTEGER));
const edits = z.object({ items: z.array(bulkEdit) });

/** Commands that change many records of a kind at once. */
export function bulkCommands(kind: BulkEditKind): readonly Command[] {
  return [editCommand(kind), resumeCommand(kind), undoCommand(kind), listCommand(kind)];
}

function editCommand(kind: BulkEditKind): Command {
  return command({
    name: `${kind} bulk-edit`,
    summary: `change many ${kind}s at once, with the rules of a single save; \`${kind} bulk-undo\` undoes it`,
    options: {
      id: list(`id of a ${kind}; repeat it`, text('id', 200)),
      filter: list(`all ${kind}s that match, as in \`${kind} list\`; \`q\` searches`, pair('member=value', 200)),
      all: flag(`all ${kind}s`),
      set: list(`change, such as price=+10%; repeat it. One of ${SET[kind]}`, pair('member=value', 2000), 1),
      dryRun: flag('show what would change, without changing it'),
    },
    run: async ({ id: ids, filter, all, set, dryRun }, session) => {
      if ([ids.length > 0, filter.length > 0, all].filter(Boolean).length !== 1)
        throw new UsageError('Give either --id, --filter or --all');
      const matching = bulkFilter(kind, Object.fromEntries(filter.map(({ key, value }) => [key, value])));
      const unknown = filter.find(({ key }) => !Object.hasOwn(matching, key));
      if (unknown !== undefined) throw new UsageError(`${plural(kind)} have no filter ${unknown.key}`);
      const selection = ids.length > 0 ? { ids } : { filter: matching };
      const input = { ...selection, set: readChanges(set) };
      const client = await clientOf(session, kind);
      const done = dryRun
        ? await stepped((page) => client.start({ ...input, dry_run: true, page }), totalOfPages)
        : await applied(client, (await client.start(input)).id ?? 0);
      return answer(done, (screen) => reportText(done, screen, kind));
    },
  });
}

function resumeCommand(kind: BulkEditKind): Command {
  return command({
    name: `${kind} bulk-resume`,
    summary: `continue a bulk edit of ${kind}s that was interrupted`,
    args: { id },
    run: async (input, session) => {
      const done = await applied(await clientOf(session, kind), input.id);
      return answer(done, (screen) => reportText(done, screen, kind));
    },
  });
}

function undoCommand(kind: BulkEditKind): Command {
  return command({
    name: `${kind} bulk-undo`,
    summary: `undo a whole bulk edit of ${kind}s, except values that have been changed since`,
    args: { id },
    run: async (input, session) => {
      const client = await clientOf(session, kind);
      const done = await stepped(() => client.undo(input.id), newest);
      return answer(done, (screen) =>
        screen.sections(
          refusalsText(done, screen),
          screen.good(`${String(done.undone)} of ${String(done.changed)} changed records are undone.`),
        ),
      );
    },
  });
}

function listCommand(kind: BulkEditKind): Command {
  return command({
    name: `${kind} bulk-list`,
    summary: `list recent bulk edits of ${kind}s with their progress`,
    run: async (_, session) => {
      const items = await (await clientOf(session, kind)).list();
      return answer({ items }, (screen) =>
        items.length === 0
          ? 'No bulk edits.'
          : screen.table(
              [
                { head: 'Id', align: 'right' },
                { head: 'When' },
                { head: 'Who' },
                { head: 'Changes' },
                { head: 'Done', align: 'right' },
                { head: 'Undone', align: 'right' },
              ],
              items.map((one) => [
                one.id,
                minuteOf(one.at),
                one.who,
                inline(one.set),
                `${String(one.done)}/${String(one.total)}`,
                one.is_undone ? `${String(one.undone)}/${String(one.changed)}` : '',
              ]),
            ),
      );
    },
  });
}

interface Client {
  readonly start: (input: object) => Promise<BulkReport>;
  readonly next: (id: number) => Promise<BulkReport>;
  readonly undo: (id: number) => Promise<BulkReport>;
  readonly list: () => Promise<z.infer<typeof edits>['items']>;
}

async function clientOf(session: Session, kind: BulkEditKind): Promise<Client> {
  if (session.globals.api !== undefined) {
    const { bulk } = await (await session.shop()).manage();
    const { product, review } = BULK_STARTS;
    return {
      start: (input) =>
        asked(() =>
          kind === 'product' ? bulk.products(readBody(product, input)) : bulk.reviews(readBody(review, input)),
        ),
      next: (edit) => asked(() => bulk.continue({ id: edit })),
      undo: (edit) => asked(() => bulk.undo({ id: edit })),
      list: () => asked(() => bulk.list({ kind })),
    };
  }
  const { bulk } = await session.platform(`admin ${kind} bulk-edit`);
  return {
    start: async (input) => bulkReport.parse(resultOf(await bulk.start(kind, input))),
    next: async (edit) => bulkReport.parse(resultOf(await bulk.next(edit))),
    undo: async (edit) => bulkReport.parse(resultOf(await bulk.undo(edit))),
    list: async () => edits.parse(resultOf(await bulk.list(kind))).items,
  };
}

/** @throws CommandError as the shop would refuse it */
function readBody<S extends z.ZodMiniType>({ body }: { readonly body: S }, input: object): z.output<S> {
  const parsed = body.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CommandError('invalid_input', `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

function plural(kind: BulkEditKind): string {
  return `${kind}s`;
}

function applied(client: Client, edit: number): Promise<BulkReport> {
  return stepped(() => client.next(edit), newest);
}

type Counts = Pick<BulkReport, 'changed' | 'refused' | 'unchanged'>;

/** Repeats a step until it is over. @returns the last report with the records of all steps */
async function stepped(
  step: (number: number) => Promise<BulkReport>,
  countsOf: (reports: readonly BulkReport[]) => Counts,
): Promise<BulkReport> {
  const reports: BulkReport[] = [];
  for (;;) {
    const last = await step(reports.length + 1);
    reports.push(last);
    if (!last.is_over) continue;
    const [items, refusals] = [reports.flatMap((one) => one.items), reports.flatMap((one) => one.refusals)];
    return { ...last, ...countsOf(reports), items, refusals };
  }
}

/** Steps count from the beginning. */
function newest(reports: readonly BulkReport[]): Counts {
  const { changed = 0, refused = 0, unchanged = 0 } = reports.at(-1) ?? {};
  return { changed, refused, unchanged };
}

/** Pages of a preview count on their own. */
function totalOfPages(reports: readonly BulkReport[]): Counts {
  const sum = (member: keyof Counts) => reports.reduce((total, one) => total + one[member], 0);
  return { changed: sum('changed'), refused: sum('refused'), unchanged: sum('unchanged') };
}

function reportText(done: BulkReport, screen: Screen, kind: BulkEditKind): string {
  const rows = done.items.flatMap(({ record, changes }) =>
    changes.map(({ path, from, to }) => [record, path, shown(from), shown(to)]),
  );
  return screen.sections(
    screen.table([{ head: 'Record' }, { head: 'Member' }, { head: 'From' }, { head: 'To' }], rows.slice(0, SHOWN)),
    refusalsText(done, screen),
    `${String(done.total)} selected: ${String(done.changed)} with changes, ${String(done.unchanged)} without, ${String(done.refused)} refused.`,
    done.id === null ? 'No changes.' : `${screen.good('Done.')} To undo it: admin ${kind} bulk-undo ${String(done.id)}`,
  );
}

function refusalsText({ refusals }: BulkReport, screen: Screen): string {
  const rows = refusals.flatMap(({ record, errors }) => errors.map(({ field, message }) => [record, field, message]));
  return screen.table([{ head: 'Record' }, { head: 'Member' }, { head: 'Reason unchanged' }], rows.slice(0, SHOWN));
}

function shown(value: unknown): string {
  return value === null ? '' : inline(value);
}
