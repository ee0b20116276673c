import { LEDGER_REASONS, type LedgerReason } from '../../../../core/contract/bloggers/blogger-money';
import type {
  AccountBalance,
  AccountName,
  EntryKind,
  LedgerCheck,
  LedgerRepository,
  NewPosting,
  OpenEarning,
  OrderPostings,
  PostedEntry,
  Posting,
  PostingFilter,
} from '../../../platform/ports/orders/ledger';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { checkLedger } from './ledger-check';

const ACCOUNTS: readonly AccountName[] = ['shop', 'pending', 'active', 'payout', 'paid'];

const POSTINGS = `SELECT t.id AS id, t.blogger_id AS blogger_id, t.currency AS currency, at, reason, t.source AS source, target, t.sum AS sum,
    t.bonus AS bonus, t.order_id AS order_id, number, t.payout_id AS payout_id, sku, due_at, r.payout_id AS royalty_payout
  FROM ledger_transaction t LEFT JOIN shop_order o ON o.id = t.order_id LEFT JOIN royalty r ON r.order_id = t.order_id`;

export class SqlLedger implements LedgerRepository {
  constructor(private readonly connection: SqlConnection) {}

  async lock(bloggerId: number): Promise<void> {
    if (this.connection.dialect === 'postgres') {
      await this.connection.sql('SELECT pg_advisory_xact_lock(3, hashtext(?)) AS locked').send(String(bloggerId));
    }
  }

  async post(
    { bloggerId, currency, at, orderId, payoutId, movement }: NewPosting,
    entries: readonly PostedEntry[],
  ): Promise<number> {
    const { reason, from, to, sum, bonus, sku } = movement;
    const row = await this.connection
      .sql(
        `INSERT INTO ledger_transaction (blogger_id, currency, at, reason, source, target, sum, bonus, order_id, payout_id, sku)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      )
      .first(bloggerId, currency, at, reason, from, to, sum, bonus, orderId ?? null, payoutId ?? null, sku ?? null);
    const id = numberOf(row ?? {}, 'id');
    for (const { account, kind, amount } of entries) {
      const held = await this.connection
        .sql(
          `INSERT INTO ledger_account (blogger_id, currency, kind, name, balance) VALUES (?1, ?2, ?3, ?4, ?5)
           ON CONFLICT (blogger_id, currency, kind, name) DO UPDATE SET balance = ledger_account.balance + ?5 RETURNING id`,
        )
        .first(bloggerId, currency, kind, account, amount);
      await this.connection
        .sql('INSERT INTO ledger_entry (transaction_id, account_id, amount) VALUES (?, ?, ?)')
        .run(id, numberOf(held ?? {}, 'id'), amount);
    }
    return id;
  }

  async ofOrder(orderId: number): Promise<OrderPostings> {
    const rows = await this.connection
      .sql('SELECT source, target, sum, bonus, reason, sku FROM ledger_transaction WHERE order_id = ? ORDER BY id')
      .all(orderId);
    const held = (name: AccountName, kind: 'bonus' | 'sum') =>
      rows.reduce((total, row) => {
        const sign = textOf(row, 'target') === name ? 1 : textOf(row, 'source') === name ? -1 : 0;
        return total + sign * numberOf(row, kind);
      }, 0);
    const earned = (name: AccountName) => ({ sum: held(name, 'sum'), bonus: held(name, 'bonus') });
    return {
      pending: earned('pending'),
      active: earned('active'),
      returned: rows.flatMap((row) => optionalTextOf(row, 'sku') ?? []),
    };
  }

  async balances(bloggerId: number): Promise<readonly AccountBalance[]> {
    const rows = await this.connection
      .sql(
        'SELECT currency, kind, name, balance FROM ledger_account WHERE blogger_id = ? ORDER BY currency, kind, name',
      )
      .all(bloggerId);
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      account: accountOf(row, 'name'),
      kind: kindOf(row),
      balance: numberOf(row, 'balance'),
    }));
  }

  async list(bloggerId: number, filter: PostingFilter, limit: number): Promise<readonly Posting[]> {
    const { text, values } = whereOf(bloggerId, filter);
    const rows = await this.connection
      .sql(`${POSTINGS} WHERE ${text} ORDER BY t.id DESC LIMIT ?`)
      .all(...values, limit);
    return rows.map(postingOf);
  }

  async between(
    bloggerId: number,
    { currency, from, to }: Parameters<LedgerRepository['between']>[1],
    limit: number,
  ): Promise<readonly Posting[]> {
    const rows = await this.connection
      .sql(
        `${POSTINGS} WHERE t.blogger_id = ? AND t.currency = ? AND t.at >= ? AND t.at < ? ORDER BY t.at, t.id LIMIT ?`,
      )
      .all(bloggerId, currency, from, to, limit);
    return rows.map(postingOf);
  }

  async owedAt(bloggerId: number, currency: string, at: number): Promise<number> {
    const owed = (of: string) => `CASE WHEN ${of} IN ('pending', 'active', 'payout') THEN sum ELSE 0 END`;
    const row = await this.connection
      .sql(
        `SELECT coalesce(sum(${owed('target')} - ${owed('source')}), 0) AS owed FROM ledger_transaction
         WHERE blogger_id = ? AND currency = ? AND at < ?`,
      )
      .first(bloggerId, currency, at);
    return numberOf(row ?? {}, 'owed');
  }

  async firstAt(bloggerId: number): Promise<number | undefined> {
    const row = await this.connection
      .sql('SELECT min(at) AS first_at FROM ledger_transaction WHERE blogger_id = ?')
      .first(bloggerId);
    return row && optionalNumberOf(row, 'first_at');
  }

  async count(bloggerId: number, filter: PostingFilter): Promise<number> {
    const { text, values } = whereOf(bloggerId, { ...filter, before: undefined });
    const row = await this.connection
      .sql(`SELECT count(*) AS n FROM ledger_transaction t WHERE ${text}`)
      .first(...values);
    return numberOf(row ?? {}, 'n');
  }

  async open({ bloggerId, until }: Parameters<LedgerRepository['open']>[0] = {}): Promise<readonly OpenEarning[]> {
    const sign = (of: string) => `sum(CASE WHEN target = 'active' THEN ${of} ELSE -${of} END)`;
    const wanted = [
      ...(bloggerId === undefined ? [] : [{ text: 'blogger_id = ?', value: bloggerId }]),
      ...(until === undefined ? [] : [{ text: 'at <= ?', value: until }]),
    ];
    const rows = await this.connection
      .sql(
        `SELECT blogger_id, currency, ${sign('sum')} AS sum, ${sign('bonus')} AS bonus, max(id) AS up_to,
           count(DISTINCT CASE WHEN target = 'active' THEN order_id END) AS orders
         FROM ledger_transaction WHERE payout_id IS NULL AND (source = 'active' OR target = 'active')
         ${wanted.map(({ text }) => `AND ${text}`).join(' ')} GROUP BY blogger_id, currency ORDER BY blogger_id, currency`,
      )
      .all(...wanted.map(({ value }) => value));
    return rows.map((row) => ({
      bloggerId: numberOf(row, 'blogger_id'),
      currency: textOf(row, 'currency'),
      sum: numberOf(row, 'sum'),
      bonus: numberOf(row, 'bonus'),
      orders: numberOf(row, 'orders'),
      upTo: numberOf(row, 'up_to'),
    }));
  }

  check(): Promise<LedgerCheck> {
    return checkLedger(this.connection);
  }
}

function whereOf(
  bloggerId: number,
  { currency, orderId, payoutId, before }: PostingFilter,
): { readonly text: string; readonly values: readonly SqlValue[] } {
  const parts: (readonly [string, SqlValue | undefined])[] = [
    ['t.blogger_id = ?', bloggerId],
    ['t.currency = ?', currency],
    ['t.order_id = ?', orderId],
    ['t.payout_id = ?', payoutId === 0 ? undefined : payoutId],
    ['t.id < ?', before],
  ];
  const given = parts.flatMap(([text, value]) => (value === undefined ? [] : [{ text, value }]));
  const open = payoutId === 0 ? ["t.payout_id IS NULL AND (t.source = 'active' OR t.target = 'active')"] : [];
  return { text: [...given.map(({ text }) => text), ...open].join(' AND '), values: given.map(({ value }) => value) };
}

function postingOf(row: Row): Posting {
  return {
    id: numberOf(row, 'id'),
    bloggerId: numberOf(row, 'blogger_id'),
    currency: textOf(row, 'currency'),
    at: numberOf(row, 'at'),
    orderId: optionalNumberOf(row, 'order_id'),
    orderNumber: optionalTextOf(row, 'number'),
    payoutId: optionalNumberOf(row, 'payout_id'),
    dueAt: optionalNumberOf(row, 'due_at'),
    isPaidOut: optionalNumberOf(row, 'royalty_payout') !== undefined,
    movement: {
      reason: reasonOf(row),
      from: accountOf(row, 'source'),
      to: accountOf(row, 'target'),
      sum: numberOf(row, 'sum'),
      bonus: numberOf(row, 'bonus'),
      sku: optionalTextOf(row, 'sku'),
    },
  };
}

function accountOf(row: Row, column: string): AccountName {
  const text = textOf(row, column);
  const found = ACCOUNTS.find((name) => name === text);
  if (found === undefined) throw new Error(`The ledger has no account ${text}`);
  return found;
}

function reasonOf(row: Row): LedgerReason {
  const text = textOf(row, 'reason');
  const found = LEDGER_REASONS.find((reason) => reason === text);
  if (found === undefined) throw new Error(`The ledger has no reason ${text}`);
  return found;
}

function kindOf(row: Row): EntryKind {
  return textOf(row, 'kind') === 'bonus' ? 'bonus' : 'profit';
}
