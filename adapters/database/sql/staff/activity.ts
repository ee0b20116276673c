import type {
  Activity,
  ActivityFilter,
  ActivityPage,
  ActivityRepository,
  OrderActivity,
} from '../../../platform/ports/staff/activity';
import { documentOf, numberOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { changeOf } from './staff-changes';

/** Kinds whose record is the id of a customer. */
const OF_PEOPLE = [
  ...['person', 'sign-in', 'sign-in-refused', 'acting', 'acted', 'sign_out', 'second-factor', 'payee'],
  ...['person_bonus', 'person_merge', 'person_note', 'person_profile'],
] as const;

interface Source {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export class SqlActivity implements ActivityRepository {
  constructor(private readonly connection: SqlConnection) {}

  async page(
    filter: ActivityFilter,
    { limit, offset, max }: ActivityPage,
  ): Promise<{ readonly items: readonly Activity[]; readonly total: number }> {
    // A search reads all entries, so it reads them once; otherwise, counting uses only an index.
    if (filter.words !== undefined) {
      const found = await this.#found(filter, { limit: max, offset: 0 });
      return { items: await this.#entries(found.slice(offset, offset + limit)), total: found.length };
    }
    return {
      items: await this.#entries(await this.#found(filter, { limit, offset })),
      total: await this.#count(filter, max),
    };
  }

  async #found(filter: ActivityFilter, { limit, offset }: Omit<ActivityPage, 'max'>): Promise<readonly Row[]> {
    const sources = sourcesOf(filter, limit + offset);
    if (sources.length === 0) return [];
    const merged = sources.map(({ sql }, index) => `SELECT * FROM (${sql}) AS part_${String(index)}`);
    return this.connection
      .sql(
        `SELECT source, id FROM (${merged.join(' UNION ALL ')}) AS merged ORDER BY at DESC, source, id DESC LIMIT ? OFFSET ?`,
      )
      .all(...sources.flatMap(({ values }) => values), limit, offset);
  }

  async #entries(found: readonly Row[]): Promise<readonly Activity[]> {
    const idsOf = (source: string) =>
      found.filter((row) => textOf(row, 'source') === source).map((row) => numberOf(row, 'id'));
    const changes = await this.#rows('SELECT * FROM staff_change WHERE id IN', idsOf('change'));
    const events = await this.#rows(
      `SELECT e.id, e.at, e.who, e.what, o.number FROM order_event e JOIN shop_order o ON o.id = e.order_id WHERE e.id IN`,
      idsOf('order'),
    );
    return found.flatMap((row): Activity[] => {
      const id = numberOf(row, 'id');
      if (textOf(row, 'source') === 'change') {
        const change = changes.get(id);
        return change === undefined ? [] : [{ source: 'change', entry: changeOf(change) }];
      }
      const event = events.get(id);
      return event === undefined ? [] : [{ source: 'order', entry: eventOf(event) }];
    });
  }

  async #count(filter: ActivityFilter, max: number): Promise<number> {
    let sum = 0;
    for (const { sql, values } of sourcesOf(filter, max)) {
      const row = await this.connection.sql(`SELECT count(*) AS n FROM (${sql}) AS part`).first(...values);
      sum += numberOf(row ?? {}, 'n');
    }
    return Math.min(sum, max);
  }

  async #rows(select: string, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection.sql(`${select} (${placeholders(ids.length)})`).all(...ids);
    return new Map(rows.map((row) => [numberOf(row, 'id'), row]));
  }
}

/** Limits each source separately, so that both databases read only the needed entries, by the time index. */
function sourcesOf(filter: ActivityFilter, max: number): readonly Source[] {
  return [
    ...(filter.kinds.length === 0 ? [] : [changesOf(filter, max)]),
    ...(filter.withOrders ? [ordersOf(filter, max)] : []),
  ];
}

function changesOf({ kinds, words, customer, ...filter }: ActivityFilter, max: number): Source {
  const where = common(filter, '');
  const [one] = kinds;
  // The expression makes SQLite use the time index for the newest entries instead of reading whole kinds.
  if (kinds.length === 1 && one !== undefined) where.add('kind = ?', one);
  else where.add(`kind || '' IN (${placeholders(kinds.length)})`, ...kinds);
  if (words !== undefined) {
    const said = `lower(who || ' ' || record) LIKE ? ESCAPE '\\'`;
    if (customer === undefined) where.add(said, containing(words));
    else
      where.add(
        `${said} OR (record = ? AND kind IN (${placeholders(OF_PEOPLE.length)}))`,
        containing(words),
        String(customer),
        ...OF_PEOPLE,
      );
  }
  return {
    sql: `SELECT 'change' AS source, id, at FROM staff_change WHERE ${where.text} ORDER BY at DESC, id DESC LIMIT ?`,
    values: [...where.values, max],
  };
}

function ordersOf({ words, ...filter }: ActivityFilter, max: number): Source {
  const where = common(filter, 'e.');
  if (words !== undefined)
    where.add(
      `lower(e.who) LIKE ? ESCAPE '\\' OR e.order_id = (SELECT id FROM shop_order WHERE number = ?)`,
      containing(words),
      words,
    );
  return {
    sql: `SELECT 'order' AS source, e.id AS id, e.at AS at FROM order_event e WHERE ${where.text} ORDER BY e.at DESC, e.id DESC LIMIT ?`,
    values: [...where.values, max],
  };
}

function common({ from, until, who }: Pick<ActivityFilter, 'from' | 'until' | 'who'>, table: '' | 'e.'): Conditions {
  const where = new Conditions();
  if (from !== undefined) where.add(`${table}at >= ?`, from);
  if (until !== undefined) where.add(`${table}at < ?`, until);
  if (who !== undefined) where.add(`${table}who = ?`, who);
  return where;
}

function eventOf(row: Row): OrderActivity {
  return {
    id: numberOf(row, 'id'),
    at: numberOf(row, 'at'),
    who: textOf(row, 'who'),
    number: textOf(row, 'number'),
    what: documentOf<OrderActivity['what']>(row, 'what'),
  };
}
