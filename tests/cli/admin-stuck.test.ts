import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN, ensureStorefront } from './built-bin';
import { findJacket } from './shopper';
import { openShop, vitrine, type Shop } from './vitrine';

const CONFIG = `
import { existsSync } from 'node:fs';

const fail = (file, error) => {
  if (existsSync(file)) throw error;
  return Promise.resolve();
};
const bank = {
  code: 'bank',
  start: () => Promise.reject(new Error('not asked here')),
  status: () => Promise.resolve({ kind: 'open' }),
  readWebhook: () => Promise.resolve({ kind: 'ignored' }),
  isReady: async () => !existsSync(FILE),
  refund: async () => fail(FILE, Object.assign(new Error('The account is empty'), { name: 'PaymentError', code: 'declined' })),
};
const crm = {
  name: 'crm',
  handles: ['order.placed'],
  handle: async () => fail(FILE, new Error('The CRM is closed')),
};
export default { payments: [bank], subscribers: [crm] };
`;

const refundsSchema = z.object({ refunds: z.array(z.looseObject({ reason: z.string(), state: z.string() })) });

let shop: Shop;
let config: string;
let closed: string;
let number: string;
beforeAll(async () => {
  shop = await openShop();
  await ensureStorefront();
  closed = join(shop.data, 'closed');
  config = join(shop.data, 'shop.config.mjs');
  writeFileSync(config, CONFIG.replaceAll('FILE', JSON.stringify(closed)));
  writeFileSync(closed, '');
  const { sku } = await findJacket(shop);
  const head =
    'ref,items,first-name,last-name,email-address,country,street-address,city,state,zip-code,phone-number,shipping-method,payment-method';
  const row = `1,${sku}:1,Ada,Lovelace,ada@example.com,US,1 Main Street,New York,NY,10001,+1 212 555 0100,standard,cashondelivery`;
  writeFileSync(join(shop.data, 'orders.csv'), `${head}\n${row}\n`);
  const placed = await shop.ask('order', 'place-many', join(shop.data, 'orders.csv'));
  const placedSchema = z.object({ items: z.array(z.looseObject({ number: z.string() })) });
  number = z.parse(placedSchema, placed).items[0]?.number ?? '';
  fill();
}, 240_000);
afterAll(() => shop.remove());

function fill(): void {
  const db = new Libsql(join(shop.data, 'shop.db'));
  const { order_id: order } = z.parse(
    z.object({ order_id: z.string() }),
    db.prepare('SELECT order_id FROM shop_order WHERE number = ?').get([number]),
  );
  const refund = db.prepare(`INSERT INTO payment_refund VALUES (?, ?, 'bank', 'r1', ?, ?, ?, ?, ?, ?)`);
  const day = Date.parse('2026-01-31T12:34:56Z');
  refund.run([order, 'returned:TEE', 1234, 'failed', 4, day, 'No such payment', day]);
  const task = db.prepare('INSERT INTO refund_task (order_id, reason, amount, created_at) VALUES (?, ?, ?, ?)');
  task.run([order, 'returned:TEE', 1234, day]);
  task.run([order, 'staff:goodwill', 250, day]);
  refund.run([order, 'canceled', 500, 'waiting', 2, day, 'Timeout', day + 1]);
  db.prepare(
    `INSERT INTO event_subscription VALUES ('crm', 0, 3, ?, 'Connection refused', ?), ('old', 7, 0, 0, NULL, ?)`,
  ).run([day, day, day]);
  const event = JSON.stringify({
    id: '1',
    name: 'order.placed',
    version: 1,
    at: new Date(day).toISOString(),
    data: {},
  });
  db.prepare(`INSERT INTO event_dead_letter VALUES (9, 'crm', '1', ?, 12, 'Out of memory', ?)`).run([event, day]);
  db.close();
}

const run = (...args: readonly string[]) => shop.run('--config', config, 'admin', ...args);
const ask = (...args: readonly string[]) => shop.ask('--config', config, 'admin', ...args);

describe('failed work of a shop', () => {
  it('includes refunds with their orders, amounts, attempts and errors', async () => {
    const { stdout } = await run('refunds');
    expect(stdout).toMatch(
      new RegExp(`^${number} +returned:TEE +12\\.34 +USD +bank +failed +4 +No such payment$`, 'm'),
    );
    expect(stdout).toMatch(
      new RegExp(`^${number} +canceled +5\\.00 +USD +bank +waiting +2 +2026-01-31 12:34 +Timeout$`, 'm'),
    );
    expect(stdout).toMatch(new RegExp(`^${number} +staff:goodwill +2\\.50 +USD +by hand`, 'm'));
  });

  it('can be retried: refunds, until the provider makes them', async () => {
    const refused = await run('--json', 'refunds', 'retry', number, '--reason', 'returned:TEE');
    expect(refused.code).toBe(1);
    expect(refused.json()).toMatchObject({
      refunds: [{ number, amount: 12.34, currency: 'USD', state: 'failed', tries: 5, error: 'The account is empty' }],
    });
    expect(refused.error()).toMatchObject({ error: { code: 'refund-failed' } });
    rmSync(closed);
    const done = z.parse(refundsSchema, await ask('refunds', 'retry', number));
    expect(done.refunds.map(({ reason, state }) => [reason, state])).toEqual([
      ['returned:TEE', 'done'],
      ['canceled', 'done'],
    ]);
    expect(await ask('refunds')).toMatchObject({ refunds: [{ reason: 'staff:goodwill', state: 'by-hand' }] });
    await ask('refunds', 'given', number, '--reason', 'staff:goodwill');
    expect((await run('refunds', 'given', number, '--reason', 'staff:goodwill')).code).toBe(1);
    expect(await ask('refunds')).toEqual({ refunds: [] });
    expect((await run('refunds')).stdout).toContain('No pending refunds');
    expect(await run('refunds', 'retry', number)).toMatchObject({ code: 1 });
    const unknown = await run('refunds', 'retry', '4711');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('There is no order 4711')]);
    writeFileSync(closed, '');
  });

  it('includes subscribers, their pending events, and those set aside with the reason', async () => {
    const { stdout } = await run('events');
    expect(stdout).toMatch(/^crm +0 +1 +3 +2026-01-31 12:34 +1 +Connection refused$/m);
    expect(stdout).toMatch(/^old \(not configured\) +7$/m);
    expect(stdout).toMatch(/^9 +crm +order\.placed 1 +2026-01-31 12:34 +Out of memory$/m);
    expect(await ask('events')).toMatchObject({
      subscribers: [
        { name: 'crm', isConfigured: true, cursor: 0, waiting: 1, attempts: 3, set_aside: 1 },
        { name: 'old', isConfigured: false, cursor: 7, attempts: 0, set_aside: 0 },
      ],
      set_aside: [{ id: 9, subscriber: 'crm', error: 'Out of memory' }],
    });
  });

  it('can be retried: an event that was set aside', async () => {
    const failed = await run('events', 'retry', '9');
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('It failed again: The CRM is closed')]);
    rmSync(closed);
    expect(await ask('events', 'retry', '9')).toEqual({ id: 9, outcome: 'handled' });
    expect(await ask('events')).toMatchObject({ set_aside: [] });
    const gone = await run('events', 'retry', '9');
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining('No failed event 9')]);
    writeFileSync(closed, '');
  });

  it('includes whether payment providers are ready, also when the shop opens', async () => {
    expect(await ask('payments')).toEqual({ providers: [{ code: 'bank', isReady: false }] });
    expect(await linesOf('Payment provider bank')).toContain('Payment provider bank: NOT ready');
    rmSync(closed);
    expect((await run('payments')).stdout).toMatch(/^bank +yes +yes$/m);
    expect(await linesOf('Payment provider bank')).toContain('Payment provider bank: ready.');
    const none = await vitrine(['--data', shop.data, 'admin', 'payments']);
    expect(none.stdout).toMatch(/^test +yes +yes$/m);
  }, 60_000);
});

function linesOf(text: string): Promise<string> {
  const words = [BIN, '--data', shop.data, '--config', config, 'serve', '--dev', '--port', '0'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let lines = '';
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      lines += more;
      if (lines.includes(text) && lines.endsWith('\n')) child.kill('SIGTERM');
    });
    child.on('error', reject);
    child.on('exit', () => resolve(lines));
  });
}
