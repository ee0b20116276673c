import Libsql from 'libsql';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, list } from './shapes';
import { openShop, type Shop } from './vitrine';

const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });
const payoutList = z.object({
  payouts: z.array(
    z.looseObject({ id: z.number(), name: z.string(), sum: z.number(), paid_at: z.nullable(z.string()) }),
  ),
});
const dueList = z.object({ due: z.array(z.looseObject({ name: z.string(), sum: z.number(), is_due: z.boolean() })) });
const unpaid = z.looseObject({ payout_id: z.null() });
const LOTTE = 'lotte@vitrine.example';
const PROFILE = ['--profile', 'lotte'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.ask('auth', 'request-code', LOTTE, ...PROFILE);
  const { items } = mails.parse(await shop.ask('outbox', LOTTE));
  const code = /code is (\w{4})/.exec(items.find(({ kind }) => kind === 'code')?.text ?? '')?.[1] ?? '';
  await shop.ask('auth', 'login', LOTTE, code, ...PROFILE);
}, 180_000);
afterAll(() => shop.remove());

const codeOf = async (...args: readonly string[]) => {
  const outcome = await shop.run('--json', ...args);
  return [outcome.code, failure.parse(outcome.error()).error.code];
};

describe('vitrine blogger, about money', () => {
  it('explains figures: the totals, one order and one payout', async () => {
    const all = list.parse(await shop.ask('blogger', 'ledger', ...PROFILE));
    expect(all.total).toBeGreaterThan(10);
    const sales = z.object({ items: z.array(z.looseObject({ number: z.string() })) });
    const [first] = sales.parse(await shop.ask('blogger', 'sales', ...PROFILE)).items;
    const ofOrder = list.parse(await shop.ask('blogger', 'ledger', '--order', first?.number ?? '', ...PROFILE));
    expect(ofOrder.items).toMatchObject([{ order_number: first?.number, reason: 'order_placed' }]);
    const ofPayout = list.parse(await shop.ask('blogger', 'ledger', '--payout', '1', '--currency', 'usd', ...PROFILE));
    expect(ofPayout.items.length).toBeGreaterThan(1);
    const notified = await shop.run('blogger', 'ledger', '--payout', '1', ...PROFILE);
    expect(notified.stdout).toMatch(/payout created\s+active\s+payout/);
    expect(await codeOf('blogger', 'ledger', '--order', 'none', ...PROFILE)).toEqual([1, 'order-unknown']);
  }, 60_000);

  it('prints the statement of a year, and writes it as CSV', async () => {
    const shape = z.looseObject({
      opening: z.number(),
      closing: z.number(),
      rows: z.array(z.looseObject({ balance: z.number() })),
    });
    const year = String(new Date().getUTCFullYear());
    const file = join(shop.data, 'statement.csv');
    const found = shape.parse(await shop.ask('blogger', 'statement', '--period', year, '--csv', file, ...PROFILE));
    expect(found.rows.length).toBeGreaterThan(5);
    expect(found.rows.at(-1)?.balance).toBe(found.closing);
    expect(readFileSync(file, 'utf8')).toContain('closing_balance');
    const shown = await shop.run('blogger', 'statement', '--period', year, ...PROFILE);
    expect(shown.stdout).toContain('closing balance');
    expect(await codeOf('blogger', 'statement', '--period', '2026-13', ...PROFILE)).toEqual([2, 'usage']);
  }, 60_000);

  it('lists sales by status, by page and by number, and those in no payout yet', async () => {
    const sales = z.object({
      items: z.array(z.looseObject({ number: z.string(), royalty: z.looseObject({ state: z.string() }) })),
      total: z.number(),
    });
    const all = sales.parse(await shop.ask('blogger', 'sales', ...PROFILE));
    const paid = sales.parse(await shop.ask('blogger', 'sales', '--state', 'paid', ...PROFILE));
    expect(new Set(paid.items.map(({ royalty }) => royalty.state))).toEqual(new Set(['paid']));
    expect(paid.total).toBeLessThan(all.total);
    const last = all.items.at(-1)?.number ?? '';
    const start = String(all.total - 1);
    expect(sales.parse(await shop.ask('blogger', 'sales', '--start', start, ...PROFILE)).items).toMatchObject([
      { number: last },
    ]);
    expect(sales.parse(await shop.ask('blogger', 'sales', '--order', last, ...PROFILE))).toMatchObject({
      total: 1,
      items: [{ number: last }],
    });
    const none = await shop.run('blogger', 'sales', '--order', 'none', ...PROFILE);
    expect(none.stdout).toBe('No matching sales.\n');
    const open = list.parse(await shop.ask('blogger', 'ledger', '--payout', '0', ...PROFILE));
    expect(open.total).toBeGreaterThan(0);
    expect(open.items.filter((entry) => unpaid.safeParse(entry).success)).toHaveLength(open.items.length);
    expect(await codeOf('blogger', 'sales', '--state', 'lost', ...PROFILE)).toEqual([2, 'usage']);
  }, 90_000);

  it('shows the balance in each currency, and periods with their differences and totals', async () => {
    const balance = await shop.ask('blogger', 'balance', ...PROFILE);
    expect(balance).toMatchObject({ currencies: [{ currency: 'USD' }] });
    expect((await shop.run('blogger', 'balance', ...PROFILE)).stdout).toMatch(/In\s+Active\s+Pending\s+Paid\s+Total/);
    const week = await shop.ask('blogger', 'stats', '--period', 'week', ...PROFILE);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(week))).toEqual(['week', 'total']);
    const notified = await shop.run('blogger', 'stats', ...PROFILE);
    expect(notified.stdout).toMatch(/month\s+USD.*\([+−]/);
    expect(notified.stdout).toMatch(/In all\s+Since\s+Profit/);
    expect(await codeOf('blogger', 'stats', '--period', 'decade', ...PROFILE)).toEqual([2, 'usage']);
  }, 60_000);
});

describe('vitrine admin, about bloggers', () => {
  it('gives a blogger a code', async () => {
    expect(await shop.ask('admin', 'bloggers', 'code', LOTTE, 'summer26')).toEqual({
      contact: LOTTE,
      code: 'SUMMER26',
    });
    expect(await codeOf('admin', 'bloggers', 'code', 'mira@vitrine.example', 'X123')).toEqual([1, 'not-found']);
    expect(await codeOf('admin', 'bloggers', 'code', LOTTE, '!')).toEqual([1, 'invalid-code']);
  }, 60_000);

  it('pays exactly the displayed list, sends with a file, withdraws, and the books balance throughout', async () => {
    const [open] = payoutList.parse(await shop.ask('admin', 'payouts')).payouts.filter((one) => one.paid_at === null);
    const id = String(open?.id);
    expect(payoutList.parse(await shop.ask('admin', 'payout', 'withdraw', id)).payouts[0]?.id).toBe(open?.id);
    const shown = await shop.ask('admin', 'payout', 'due');
    const wanted = dueList.parse(shown).due.filter((one) => one.is_due);
    expect(wanted.length).toBeGreaterThan(0);
    const file = join(shop.data, 'due.json');
    writeFileSync(file, JSON.stringify(shown));
    const made = payoutList.parse(await shop.ask('admin', 'payout', 'make', '--list', file)).payouts;
    expect(made.map(({ sum }) => sum)).toEqual(wanted.map(({ sum }) => sum));
    expect(payoutList.parse(await shop.ask('admin', 'payout', 'make', '--list', file)).payouts).toEqual(made);
    writeFileSync(file, JSON.stringify({ due: wanted.map((one) => ({ ...one, sum: one.sum + 1 })) }));
    expect(await codeOf('admin', 'payout', 'make', '--list', file)).toEqual([1, 'payouts-changed']);
    expect(await codeOf('admin', 'payout', 'sent', String(made[0]?.id), '--file', file)).toEqual([1, 'invalid-file']);
    const pdf = join(shop.data, 'payout.pdf');
    writeFileSync(pdf, '%PDF-1.7');
    await shop.ask('admin', 'payout', 'sent', String(made[0]?.id), '--file', pdf);
    expect((await shop.run('admin', 'payouts')).stdout).toContain('sent');
    expect(await codeOf('admin', 'payout', 'withdraw', String(made[0]?.id))).toEqual([1, 'payout-sent']);
    expect(await shop.ask('blogger', 'ledger', '--verify')).toMatchObject({ sum: 0, faults: [] });
  }, 120_000);

  it('detects transactions missing in the books, and exits with 1', async () => {
    expect((await shop.run('blogger', 'ledger', '--verify')).stdout).toContain('sum 0');
    const db = new Libsql(join(shop.data, 'shop.db'));
    db.exec('UPDATE ledger_account SET balance = balance + 1 WHERE id = (SELECT min(id) FROM ledger_account)');
    db.close();
    const broken = await shop.run('--json', 'blogger', 'ledger', '--verify');
    expect(broken.code).toBe(1);
    const [fault] = z.object({ faults: z.array(z.string()) }).parse(broken.json()).faults;
    expect(fault).toContain('is not the sum of its entries');
  }, 60_000);
});
