import type { InvoiceDocument, InvoiceKind } from '../../adapters/platform/ports/orders/invoices';
import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';
import { newOrder } from './new-order';

const SERIES = { invoice: 'INV-2026-', credit_note: 'CN-2026-' } as const;

function documentOf(kind: InvoiceKind, number: string, day: string): InvoiceDocument {
  const party = { name: 'Ada', lines: ['1 Street'], country: 'US' };
  return {
    ...{ kind, number, issued_on: day, supplied_on: day, order: { number: '100001', placed_on: day } },
    ...{ store: 'us', locale: 'en-US', currency: 'USD', prices_include_tax: true },
    ...{ seller: party, buyer: { ...party, email: 'ada@shop.test' }, delivery: null },
    ...{ lines: [], taxes: [], net: 0, tax: 0, gross: 0, payments: [], is_paid: true },
  };
}

async function placed(database: Database, orderId: string): Promise<{ readonly id: number; readonly number: string }> {
  return database.write(async ({ orders }) => {
    const next = await orders.next();
    await orders.insert(newOrder(orderId, next.id, next.number));
    return next;
  });
}

interface Issue {
  readonly kind?: InvoiceKind;
  readonly at?: number;
  readonly day?: string;
}

async function issue(
  { invoices }: Repositories,
  orderId: number,
  { kind = 'invoice', at = 1, day = '2026-03-01' }: Issue = {},
): Promise<string> {
  const series = SERIES[kind];
  const position = await invoices.next(series);
  const number = `${series}${String(position)}`;
  const text = JSON.stringify(documentOf(kind, number, day));
  await invoices.add({ number, kind, series, position, orderId, issuedAt: at, text, hash: 'hash' });
  return number;
}

export function invoiceCases(api: SuiteApi, open: () => Promise<Database>): void {
  documentCases(api, open);
  listCases(api, open);
}

function documentCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('numbers the documents of a series without gaps for any number of concurrent requests', async () => {
    const database = await open();
    const orders: number[] = [];
    for (let at = 0; at < CROWD; at += 1) orders.push((await placed(database, `order-${String(at)}`)).id);
    const numbers = await crowd(async (index) => {
      const unit = database.write(async (db) => {
        const number = await issue(db, orders[index] ?? 0);
        // The unit fails after it took its number.
        if (index % 5 === 0) throw new Error('lost');
        return number;
      }, 'power');
      return unit.catch(() => undefined);
    });
    const given = numbers.filter((number) => number !== undefined);
    const wanted = given.map((_, at) => `INV-2026-${String(at + 1)}`);
    expect(given.toSorted()).toEqual(wanted.toSorted());
    expect(given.length).toBe(CROWD - CROWD / 5);
  });

  it('keeps issued documents unchanged, in order of issue', async () => {
    const database = await open();
    const { id } = await placed(database, 'one');
    const number = await database.write((db) => issue(db, id));
    const note = await database.write((db) => issue(db, id, { kind: 'credit_note', at: 2 }));
    await database.read(async ({ invoices }) => {
      const all = await invoices.ofOrder(id);
      expect(all.map((one) => [one.number, one.kind, one.position])).toEqual([
        [number, 'invoice', 1],
        [note, 'credit_note', 1],
      ]);
      expect(all[0]?.document).toEqual(documentOf('invoice', number, '2026-03-01'));
      expect(all[0]?.text).toBe(JSON.stringify(all[0]?.document));
      expect(await invoices.byNumber(number)).toEqual(all[0]);
      expect(await invoices.byNumber('INV-2026-9')).toBeUndefined();
      expect(await invoices.ofOrder(id + 1)).toEqual([]);
    });
  });
}

function listCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('lists documents newest first, by number, order, kind and date', async () => {
    const database = await open();
    const first = await placed(database, 'first');
    const second = await placed(database, 'second');
    await database.write(async (db) => {
      await issue(db, first.id);
      await issue(db, first.id, { kind: 'credit_note', at: 5, day: '2026-04-02' });
      await issue(db, second.id, { at: 3, day: '2026-03-31' });
    });
    const listed = (filter: Parameters<Repositories['invoices']['list']>[0], limit = 10, offset = 0) =>
      database.read(async ({ invoices }) => {
        const { items, total } = await invoices.list(filter, { limit, offset });
        return [items.map(({ number }) => number), total];
      });
    expect(await listed({})).toEqual([['CN-2026-1', 'INV-2026-2', 'INV-2026-1'], 3]);
    expect(await listed({}, 1, 1)).toEqual([['INV-2026-2'], 3]);
    expect(await listed({ q: 'inv-2026' })).toEqual([['INV-2026-2', 'INV-2026-1'], 2]);
    expect(await listed({ q: first.number })).toEqual([['CN-2026-1', 'INV-2026-1'], 2]);
    expect(await listed({ q: '%' })).toEqual([[], 0]);
    expect(await listed({ kind: 'credit_note' })).toEqual([['CN-2026-1'], 1]);
    expect(await listed({ from: '2026-03-02', to: '2026-03-31' })).toEqual([['INV-2026-2'], 1]);
  });

  it('continues a list after a document, whatever was issued meanwhile', async () => {
    const database = await open();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await placed(database, `order-${name}`)).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await database.write(async (db) => {
      await issue(db, a, { at: 1 });
      await issue(db, b, { at: 2 });
      await issue(db, c, { at: 2 });
    });
    const filter = { kind: 'invoice' } as const;
    const [newest] = await database.read(({ invoices }) => invoices.after(filter, undefined, 1));
    expect(newest?.number).toBe('INV-2026-3');
    await database.write((db) => issue(db, d, { at: 3, day: '2026-03-02' }));
    const rest = await database.read(({ invoices }) => invoices.after(filter, newest, 10));
    expect(rest.map(({ number }) => number)).toEqual(['INV-2026-2', 'INV-2026-1']);
    expect(await database.read(({ invoices }) => invoices.after(filter, rest.at(-1), 10))).toEqual([]);
  });
}
