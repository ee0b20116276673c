import { lookUp } from '../../../../core/shopper';
import type { RecordKindName } from '../../../../core/staff';
import { command, type Command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { inline } from '../../../output/plain-text';
import type { Screen } from '../../../output/screen';
import { pair, text, whole } from '../../../usage/kinds';
import { flag, list, optional, required } from '../../../usage/parameter';
import { minuteOf } from '../minute-of';
import { readInput } from './read-input';
import { recordAdminOf, type JsonChange, type ListedRow, type LoggedChange, type ShownRecord } from './record-admin';

const MAX_PAGES = 100_000;
const MAX_ROWS = 200;
const id = required('id, from the list', text('id', 200));
const revision = optional('expected version; a mismatch is a conflict', text('version', 64));
const paging = {
  page: optional('from 1 on', whole(1, MAX_PAGES)),
  size: optional('rows per page', whole(1, MAX_ROWS)),
};

export function recordCommands(kind: string, name: RecordKindName): readonly Command[] {
  const words = kind.replaceAll('-', ' ');
  const plural = name.replaceAll('_', ' ');
  return [
    recordList(`${kind} list`, name),
    showCommand(kind, name, words),
    saveCommand(kind, name, words),
    removeCommand(kind, name, words),
    historyCommand(kind, name, plural),
    restoreCommand(kind, name, words),
  ];
}

export function recordList(called: string, name: RecordKindName): Command {
  return command({
    name: called,
    summary: `list ${name.replaceAll('_', ' ')}, with search, filters and sorting; with --api for authorized staff`,
    options: {
      q: optional('search words', text('words', 200)),
      filter: list('field and value', pair('member=value', 200)),
      sort: optional('field and direction, such as code:desc', text('member:asc|desc', 64)),
      ...paging,
    },
    run: async ({ q, filter, sort, page, size }, session) => {
      const query = {
        ...Object.fromEntries(filter.map(({ key, value }) => [key, value])),
        ...(q !== undefined && { q }),
        ...(sort !== undefined && { sort }),
        ...pagesOf({ page, size }),
      };
      const found = await (await recordAdminOf(session, name)).list(query);
      return answer(found, (screen) =>
        found.items.length === 0 ? 'No matches.' : `${rowsText(found.items, screen)}\n${String(found.total)} in total.`,
      );
    },
  });
}

function showCommand(kind: string, name: RecordKindName, words: string): Command {
  return command({
    name: `${kind} show`,
    summary: `show a ${words}; --json prints the input of \`${kind} save\``,
    args: { id },
    run: async (input, session) => {
      const record = await (await recordAdminOf(session, name)).show(input.id);
      return answer(record, (screen) => recordText(record, screen));
    },
  });
}

function saveCommand(kind: string, name: RecordKindName, words: string): Command {
  return command({
    name: `${kind} save`,
    summary: `save a ${words} from \`show --json\`, or a new one from {"document": {…}}; refused if it has been changed`,
    args: { file: required('JSON file, or - for standard input', text('file', 4000)) },
    options: { dryRun: flag('show what would change, without changing it') },
    run: async ({ file, dryRun }, session) => {
      const request = await readInput(file);
      const admin = await recordAdminOf(session, name);
      const saved = await admin.save({ ...request, ...(dryRun && { dry_run: true }) });
      return answer(saved, (screen) => {
        const done = saved.changes.length === 0 ? 'No changes.' : dryRun ? 'Nothing was saved.' : 'Saved.';
        return screen.sections(changesText(saved.changes, screen), screen.good(done));
      });
    },
  });
}

function removeCommand(kind: string, name: RecordKindName, words: string): Command {
  return command({
    name: `${kind} remove`,
    summary: `remove a ${words}; \`${kind} restore\` undoes it`,
    args: { id },
    options: { revision },
    run: async (input, session) => {
      const admin = await recordAdminOf(session, name);
      const meant = input.revision ?? (await admin.show(input.id)).version;
      await admin.remove(input.id, meant);
      return answer({ id: input.id, removed: true }, (screen) => screen.good(`${input.id} is removed.`));
    },
  });
}

function historyCommand(kind: string, name: RecordKindName, plural: string): Command {
  return command({
    name: `${kind} history`,
    summary: `list changes of ${plural} with author and time, newest first`,
    args: { id: optional('only this one', text('id', 200)) },
    options: paging,
    run: async ({ id: record, page, size }, session) => {
      const admin = await recordAdminOf(session, name);
      const found = await admin.history(kind.replaceAll('-', '_'), record, pagesOf({ page, size }));
      return answer(found, (screen) => (found.items.length === 0 ? 'No changes.' : logText(found.items, screen)));
    },
  });
}

function restoreCommand(kind: string, name: RecordKindName, words: string): Command {
  return command({
    name: `${kind} restore`,
    summary: `undo a change of a ${words} by saving the previous state`,
    args: { change: required('number of the change, from the history', whole(1, Number.MAX_SAFE_INTEGER)) },
    options: { revision: optional('current version; omit it if the record is removed', text('version', 64)) },
    run: async (input, session) => {
      const admin = await recordAdminOf(session, name);
      const restored = await admin.restore(input.change, input.revision);
      return answer(restored, (screen) =>
        screen.good(`${restored.record} is restored to the state before that change.`),
      );
    },
  });
}

function pagesOf({ page, size }: { readonly page: number | undefined; readonly size: number | undefined }) {
  return { ...(page !== undefined && { page: String(page) }), ...(size !== undefined && { size: String(size) }) };
}

function rowsText(rows: readonly ListedRow[], screen: Screen): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return screen.table(
    heads.map((head) => ({ head })),
    rows.map((row) => heads.map((head) => inline(lookUp(row, head)))),
  );
}

function recordText({ id: name, version: now, document, changed }: ShownRecord, screen: Screen): string {
  return screen.sections(
    screen.facts(Object.entries(document).map(([key, value]) => [key, inline(value)] as const)),
    screen.facts([
      ['id', name],
      ['version', now],
      ['changed', changed === null ? '' : `${minuteOf(changed.at)} by ${changed.who}`],
    ]),
  );
}

function changesText(changes: readonly JsonChange[], screen: Screen): string {
  return screen.table(
    [{ head: 'Member' }, { head: 'From' }, { head: 'To' }],
    changes.map(({ path, from, to }) => [path, valueOf(from), valueOf(to)]),
  );
}

function logText(items: readonly LoggedChange[], screen: Screen): string {
  return screen.table(
    [
      { head: 'Change', align: 'right' },
      { head: 'When' },
      { head: 'Who' },
      { head: 'Record' },
      { head: 'What' },
      { head: 'Members' },
    ],
    items.map(({ id: number, at, who, record, action, changes }) => [
      number,
      minuteOf(at),
      who,
      record,
      action,
      changes.map(({ path }) => path).join(', '),
    ]),
  );
}

function valueOf(value: unknown): string {
  return value === null ? '' : inline(value);
}
