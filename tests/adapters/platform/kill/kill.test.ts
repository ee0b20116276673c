import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemIds } from '../../../../adapters/ids/system';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createPlatform, defineSubscriber, ORDER_STEPS } from '../../../../adapters/platform';
import type { Platform } from '../../../../adapters/platform';
import type { OrderResult, StockAnswer } from '../../../../core/contract';
import { fixtureCatalogue } from '../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { callPlatform } from '../../../fixtures/platform';
import { bundleShop } from './bundle-shop';

let bundle: string;
const folders: string[] = [];

beforeAll(async () => {
  bundle = await bundleShop('kill');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function shop(data: string): Promise<{ platform: Platform; call: Call; handed: string[] }> {
  const handed: string[] = [];
  const subscriber = defineSubscriber({
    name: 'ledger',
    handles: ['order.placed'],
    from: 'oldest',
    handle: ({ data: { order_id: id } }) => Promise.resolve(void handed.push(id)),
  });
  const platform = await createPlatform({
    data,
    clock: createVirtualClock(),
    ids: createSystemIds(),
    subscribers: [subscriber],
    deliverEvents: false,
  });
  return { platform, handed, call: (method, path, body) => callPlatform(platform, method, path, body) };
}
type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<{ status: number; json: unknown }>;

async function seeded(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-kill-'));
  folders.push(data);
  const { platform } = await shop(data);
  await fixtureCatalogue(platform.catalogue);
  await platform.close();
  return data;
}

function run(data: string, ...rest: readonly string[]) {
  return spawn(process.execPath, [bundle, data, ...rest], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function integrity(data: string): unknown {
  const database = new Libsql(join(data, 'shop.db'));
  const [row] = database.prepare('PRAGMA integrity_check').all([]);
  database.close();
  return row;
}

const teesLeft = async (call: Call) => (await resultOf<StockAnswer>(call('GET', '/api/stock/check?sku=TEE'))).qty;

describe('a platform killed while it places an order', () => {
  it.each(ORDER_STEPS)('has the order exactly once after the retry, if killed at the step %s', async (step) => {
    const data = await seeded();
    const before = await shop(data);
    const token = await cartWith(before, [{ sku: 'TEE', qty: 2 }]);
    const order = await orderOf(before, token);
    await before.platform.close();

    const [, signal] = (await once(run(data, 'place', step, JSON.stringify(order)), 'exit')) as [
      unknown,
      string | null,
    ]; // sound: what 'exit' gives
    expect(signal).toBe('SIGKILL');

    const after = await shop(data);
    const survived = (await after.platform.stats()).orders;
    expect(survived).toBe(step === 'committed' ? 1 : 0);
    expect(await teesLeft(after.call)).toBe(100 - 2 * survived);
    await after.platform.events.deliver();
    expect(after.handed).toHaveLength(survived);
    const retried = await resultOf<OrderResult>(after.call('POST', '/api/order', order));
    expect(retried.number).toBe('100001');
    expect((await after.platform.stats()).orders).toBe(1);
    expect(await teesLeft(after.call)).toBe(98);
    expect(await after.platform.outbox.list()).toHaveLength(1);
    await after.platform.close();
    expect(integrity(data)).toMatchObject({ integrity_check: 'ok' });
  });

  it('keeps every confirmed order and matching stock, whenever it is killed', async () => {
    const data = await seeded();
    const child = run(data, 'sell');
    const answered: string[] = [];
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      answered.push(...lines);
      if (answered.length >= 20) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const { platform, call } = await shop(data);
    const { orders } = await platform.stats();
    expect(orders).toBeGreaterThanOrEqual(answered.length);
    expect(await teesLeft(call)).toBe(100 - orders);
    expect(await platform.outbox.list()).toHaveLength(orders);
    await platform.close();
    expect(integrity(data)).toMatchObject({ integrity_check: 'ok' });
  });
});

describe('two processes that sell from one data folder', () => {
  it('sell each unit once and number their orders without gaps', async () => {
    const data = await seeded();
    const sold = await Promise.all(
      [run(data, 'sell'), run(data, 'sell')].map(async (child) => {
        const chunks: Buffer[] = [];
        child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
        const [code] = (await once(child, 'exit')) as [number | null]; // sound: what 'exit' gives
        expect(code).toBe(0);
        return Buffer.concat(chunks)
          .toString()
          .split('\n')
          .filter((line) => line !== '');
      }),
    );
    const numbers = sold
      .flat()
      .map(Number)
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => 100_001 + index));
    const { platform, call } = await shop(data);
    expect(await teesLeft(call)).toBe(0);
    expect((await platform.stats()).orders).toBe(100);
    await platform.close();
    expect(integrity(data)).toMatchObject({ integrity_check: 'ok' });
  });
});
