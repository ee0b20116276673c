import { lookUp } from '../../../core/shopper';
import { rowsCsv } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { inline } from '../../output/plain-text';
import type { Screen } from '../../output/screen';
import { text, whole } from '../../usage/kinds';
import { optional, withDefault } from '../../usage/parameter';
import { write } from './write-file';
import { recordAdminOf, type ListedRow, type RecordAdmin } from './records/record-admin';

const MAX_ROWS = 200;
const SUBSCRIBER = ['email', 'store_code', 'since', 'confirmed', 'leave'] as const;
const SHOWN_SUBSCRIBER = SUBSCRIBER.filter((name) => name !== 'leave');
const PERSON = ['id', 'name', 'email', 'phone', 'roles', 'since'] as const;
const paging = {
  page: withDefault('from 1 on', whole(1, 100_000), 1),
  size: withDefault('rows per page', whole(1, MAX_ROWS), 50),
};

export const people = command({
  name: 'people',
  summary: 'find people by name, email or phone; with --api for authorized staff',
  args: { words: optional('search words', text('words', 200)) },
  options: { role: optional('only people with this role', text('role', 64)), ...paging },
  run: async ({ words, role, page, size }, session) => {
    const query = { ...(words !== undefined && { q: words }), ...(role !== undefined && { role }) };
    const admin = await recordAdminOf(session, 'people');
    const found = await admin.list({ ...query, page: String(page), size: String(size) });
    return answer(found, (screen) =>
      found.items.length === 0 ? 'No matching people.' : rowsText(PERSON, found.items, screen),
    );
  },
});

export const newsletter = command({
  name: 'newsletter',
  summary: 'list newsletter subscribers; with --api for authorized staff',
  options: {
    q: optional('search words', text('words', 200)),
    csv: optional('write all of them to this CSV file', text('file', 4000)),
    ...paging,
  },
  run: async ({ q, csv, page, size }, session) => {
    const query = q === undefined ? {} : { q };
    const admin = await recordAdminOf(session, 'subscribers');
    if (csv !== undefined) {
      const rows = await allOf(admin, query);
      await write(csv, rowsCsv(SUBSCRIBER, rows));
      return answer({ file: csv, subscribers: rows.length }, (screen) =>
        screen.good(`${String(rows.length)} subscribers are in ${csv}.`),
      );
    }
    const found = await admin.list({ ...query, page: String(page), size: String(size) });
    return answer(found, (screen) =>
      found.items.length === 0 ? 'No subscribers.' : rowsText(SHOWN_SUBSCRIBER, found.items, screen),
    );
  },
});

async function allOf(admin: RecordAdmin, query: Readonly<Record<string, string>>): Promise<readonly ListedRow[]> {
  const rows: ListedRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await admin.list({ ...query, page: String(page), size: String(MAX_ROWS) });
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

function rowsText(names: readonly string[], rows: readonly ListedRow[], screen: Screen): string {
  return screen.table(
    names.map((head) => ({ head })),
    rows.map((one) => names.map((name) => inline(lookUp<unknown>(one, name) ?? ''))),
  );
}
