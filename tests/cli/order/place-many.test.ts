import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN } from '../built-bin';
import { findJacket } from '../shopper';
import { openShop, type Shop } from '../vitrine';

const ORDERS = 100;
const report = z.looseObject({
  total: z.number(),
  placed: z.number(),
  'placed-before': z.number(),
  waiting: z.number(),
  refused: z.number(),
  ready: z.number(),
  items: z.array(
    z.looseObject({ row: z.number(), ref: z.string(), state: z.string(), number: z.optional(z.string()) }),
  ),
});

let shop: Shop;
let sku: string;
beforeAll(async () => {
  shop = await openShop();
  const jacket = await findJacket(shop);
  sku = jacket.sku;
  const database = new Libsql(join(shop.data, 'shop.db'));
  database.prepare('UPDATE stock SET qty = 1000, is_in_stock = 1 WHERE sku = ?').run([sku]);
  database.close();
}, 120_000);
afterAll(() => shop.remove());

const ADA = {
  'first-name': 'Ada',
  'last-name': 'Lovelace',
  country: 'US',
  'street-address': '1 Main Street',
  city: 'New York',
  state: 'NY',
  'zip-code': '10001',
  'phone-number': '+1 212 555 0100',
  'shipping-method': 'standard',
  'payment-method': 'cashondelivery',
};

function write(name: string, content: string): string {
  const path = join(shop.data, name);
  writeFileSync(path, content);
  return path;
}

function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((name) => `"${row[name] ?? ''}"`))].join('\n');
}

const rowOf = (ref: string, more: Readonly<Record<string, string>> = {}) => ({
  ref,
  items: `${sku}:2`,
  coupon: '',
  'email-address': `${ref}@many.test`,
  ...ADA,
  ...more,
});

function ordered(domain: string): readonly [orders: number, customers: number, units: number] {
  const database = new Libsql(join(shop.data, 'shop.db'));
  const rows = database.prepare('SELECT email, units FROM shop_order WHERE email LIKE ?').all([`%@${domain}`]);
  database.close();
  const orders = rows as readonly { readonly email: string; readonly units: string }[]; // sound: the columns asked for
  const units = orders.flatMap((order) => JSON.parse(order.units) as readonly { readonly qty: number }[]); // sound: the shop wrote it
  return [orders.length, new Set(orders.map(({ email }) => email)).size, units.reduce((sum, { qty }) => sum + qty, 0)];
}

describe('ordering from a file', () => {
  it('places a hundred orders, reports refused ones with reasons, and orders nothing twice, even if killed or repeated', async () => {
    const rows = Array.from({ length: ORDERS }, (_, at) => rowOf(`row-${at}`));
    rows[13] = rowOf('row-13', { items: 'NO-SUCH-THING' });
    rows[57] = rowOf('row-57', { 'email-address': 'not an address' });
    const file = write('orders.csv', csv(rows));

    const child = spawn(process.execPath, [BIN, '--data', shop.data, 'order', 'place-many', file], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const profiles = join(shop.data, 'profiles');
    const begun = () => (existsSync(profiles) ? readdirSync(profiles) : []).filter((name) => name.includes('row-'));
    while (begun().length < 12 && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
    const [before] = ordered('many.test');
    expect(before).toBeLessThan(ORDERS - 2);

    const outcome = await shop.run('--json', 'order', 'place-many', file);
    expect(outcome.code).toBe(1);
    expect(outcome.error()).toMatchObject({
      error: { code: 'orders-refused', message: '2 of 100 orders were refused' },
    });
    const first = report.parse(outcome.json());
    expect(first.items.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 2));
    expect(first.placed + first['placed-before']).toBe(ORDERS - 2);
    expect(first.items[13]).toMatchObject({
      ref: 'row-13',
      state: 'refused',
      message: expect.stringContaining('NO-SUCH-THING') as string,
    });
    expect(first.items[57]).toMatchObject({
      state: 'refused',
      code: 'invalid-input',
      fields: { 'personal.emailAddress': expect.any(String) as string },
    });
    expect(ordered('many.test')).toEqual([ORDERS - 2, ORDERS - 2, 2 * (ORDERS - 2)]);

    const again = report.parse((await shop.run('--json', 'order', 'place-many', file)).json());
    expect(again).toMatchObject({ placed: 0, 'placed-before': ORDERS - 2, refused: 2 });
    expect(again.items.map(({ number }) => number)).toEqual(first.items.map(({ number }) => number));
    expect(ordered('many.test')).toEqual([ORDERS - 2, ORDERS - 2, 2 * (ORDERS - 2)]);
  }, 240_000);

  it('supports dry runs and JSON lines, writes a report, and distinguishes orders with the same ref', async () => {
    const line = (ref: string, qty: number) =>
      JSON.stringify({ ref, items: [{ sku, qty }], emailAddress: `${ref}@lines.test`, ...ADA });
    const file = write('orders.jsonl', `${line('a', 1)}\n\n${line('b', 2)}\n`);
    const tried = report.parse(await shop.ask('order', 'place-many', file, '--dry-run'));
    expect(tried).toMatchObject({ ready: 2, placed: 0, total: 2 });
    expect(ordered('lines.test')[0]).toBe(0);

    const path = join(shop.data, 'report.csv');
    expect((await shop.run('order', 'place-many', file, '--report', path)).code).toBe(0);
    const written = readFileSync(path, 'utf8').trim().split('\r\n');
    expect(written).toHaveLength(3);
    expect(written[1]).toMatch(/^1,a,placed,[\w-]+,\d+,[\d.]+,,,$/);

    const other = write('other.jsonl', `${line('a', 3)}\n`);
    const taken = report.parse((await shop.run('--json', 'order', 'place-many', other)).json());
    expect(taken.items).toMatchObject([
      { state: 'refused', code: 'ref-taken', fields: { ref: expect.any(String) as string } },
    ]);
    expect(ordered('lines.test')[0]).toBe(2);
  }, 120_000);

  it('queues prepared orders offline, explains what is missing for all others, and sends each once', async () => {
    const file = write('queue.csv', csv([rowOf('q-1', { coupon: 'welcome10' }), rowOf('q-2')]));
    const place = (...args: readonly string[]) => shop.run('--json', 'order', 'place-many', file, ...args);
    const state = async (...args: readonly string[]) =>
      report.parse((await place(...args)).json()).items.map((item) => item.state);

    const fresh = await place('--offline');
    expect(fresh.code).toBe(1);
    expect(report.parse(fresh.json()).items).toMatchObject([
      { state: 'refused', code: 'not-prepared', message: expect.stringContaining('--prepare') as string },
      { state: 'refused', code: 'not-prepared' },
    ]);

    expect(await state('--prepare')).toEqual(['ready', 'ready']);
    expect(await state('--offline', '--dry-run')).toEqual(['ready', 'ready']);
    expect(await state('--offline')).toEqual(['waiting', 'waiting']);
    expect(await state('--offline')).toEqual(['waiting', 'waiting']);
    expect(ordered('many.test')[0]).toBe(ORDERS - 2);
    expect(await state()).toEqual(['placed', 'placed']);
    expect(await state()).toEqual(['placed-before', 'placed-before']);
    expect(ordered('many.test')).toEqual([ORDERS, ORDERS, 2 * ORDERS]);
  }, 120_000);

  it.each([
    ['--prepare', '--dry-run'],
    ['--prepare', '--offline'],
  ])('refuses %s together with %s', async (...flags) => {
    const { code, stderr } = await shop.run('order', 'place-many', write('two.csv', csv([rowOf('x')])), ...flags);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--prepare')]);
  });

  it.each([
    ['an unknown column', () => csv([{ ...rowOf('x'), colour: 'red' }]), /row 2: colour must be one of/],
    ['a duplicate ref', () => csv([rowOf('x'), rowOf('X')]), /row 3: ref X is already used in row 2/],
    ['no items', () => csv([{ ref: 'x' }]), /no column items/],
  ])('orders nothing from a file with %s', async (_, content, message) => {
    const { code, error } = await shop.run('--json', 'order', 'place-many', write('wrong.csv', content()));
    expect(code).toBe(1);
    expect(error()).toMatchObject({
      error: { code: 'invalid-file', message: expect.stringMatching(message) as string },
    });
  });
});
