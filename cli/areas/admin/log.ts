import { staffLog, type LogEntry } from '../../../core/internal-staff';
import { rowsCsv } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { DAY, text, whole } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { minuteOf } from './minute-of';
import { asked, resultOf } from './records/answers';
import { write } from './write-file';

const COLUMNS = ['at', 'who', 'kind', 'record', 'name', 'action', 'changes'];
const PAGE = 200;

type Wanted = Readonly<Record<string, number | string>>;

export const log = command({
  name: 'log',
  summary:
    'list who did what: changes of records, steps of orders, sign-ins of staff and exports, newest first; with --api for authorized staff',
  options: {
    from: optional('first day, in the time zone of the shop', DAY),
    to: optional('last day, in the time zone of the shop', DAY),
    who: optional('login of who did it', text('login', 300)),
    kind: optional('kind of entry, such as coupon, order or sign-in', text('kind', 64)),
    q: optional('words in login or record, or an order number', text('words', 200)),
    page: optional('page, from 1', whole(1, 10_000)),
    size: optional('entries per page', whole(1, PAGE)),
    csv: optional('write all that match to this CSV file', text('file', 4000)),
  },
  run: async ({ csv, ...wanted }, session) => {
    if (csv !== undefined) {
      const entries = await all(session, defined(wanted));
      await write(csv, rowsCsv(COLUMNS, entries));
      return answer({ file: csv, entries: entries.length }, (screen) =>
        screen.good(`${String(entries.length)} entries are in ${csv}.`),
      );
    }
    const found = await pageOf(session, defined(wanted));
    return answer(found, (screen) =>
      found.items.length === 0
        ? 'Nothing found.'
        : screen.sections(
            screen.table(
              [
                { head: 'When' },
                { head: 'Who' },
                { head: 'Kind' },
                { head: 'Record' },
                { head: 'What' },
                { head: 'Members' },
              ],
              found.items.map(({ at, who, kind, record, action, changes }) => [
                minuteOf(at),
                who,
                kind,
                record,
                action,
                changes.map(({ path }) => path).join(', '),
              ]),
            ),
            `${String(found.total)}${found.is_more ? ' or more' : ''} in all.`,
          ),
    );
  },
});

async function pageOf(session: Session, wanted: Wanted) {
  if (session.globals.api !== undefined) return asked(async () => (await (await session.shop()).manage()).log(wanted));
  const { records } = await session.platform('admin log');
  return staffLog.result.parse(resultOf(await records.log(wanted)));
}

async function all(session: Session, wanted: Wanted): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await pageOf(session, { ...wanted, page, size: PAGE });
    entries.push(...items);
    if (items.length === 0 || entries.length >= total) return entries;
  }
}

function defined(wanted: Readonly<Record<string, number | string | undefined>>): Wanted {
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}
