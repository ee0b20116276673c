import Libsql from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from '../../../../fixtures/catalogue';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOLD_OUT = 'JACKET-RED-S';
const EMAIL = 'ann@shop.test';
const ADDRESS = 'https://shop.test';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ publicUrl: ADDRESS });
});
afterEach(() => fixture.platform.close());

const input = (sku: string, email = EMAIL, store?: string) =>
  fixture.call('POST', '/api/stock/alert', { sku, email, ...(store !== undefined && { store }) });
const mailsTo = (email: string) => fixture.platform.outbox.list(email);
const waiting = () => fixture.platform.stockAlerts.list();

async function count(sku: string, qty: number): Promise<void> {
  const shown = await fixture.platform.records.show('stock_levels', sku);
  if (shown.kind !== 'done') throw new Error(shown.message);
  const { id, version, document } = shown.result as { id: string; version: string; document: object };
  const changed = { ...document, qty, in_stock: qty > 0 };
  const saved = await fixture.platform.records.save('stock_levels', { id, version, document: changed });
  expect(saved.kind).toBe('done');
  // Work after a commit is not awaited, so trigger it explicitly.
  await fixture.platform.stockAlerts.send();
}

describe('a stock alert', () => {
  it('is confirmed at once, and sent as one email when the SKU is back', async () => {
    expect(await input(SOLD_OUT, 'Ann@Shop.test')).toMatchObject({ status: 200, json: { result: true } });
    const [asked] = await mailsTo(EMAIL);
    expect(asked).toMatchObject({ kind: 'stock-alert', language: 'en' });
    expect(asked?.text).toContain('Rain Jacket (Color: Red, Size: S)');
    expect(await waiting()).toMatchObject([{ sku: SOLD_OUT, waiting: 1 }]);

    await count('JACKET-BLACK-M', 50);
    expect(await mailsTo(EMAIL)).toHaveLength(1);
    await count(SOLD_OUT, 4);
    const [back, ...before] = await mailsTo(EMAIL);
    expect(back).toMatchObject({ kind: 'back-in-stock', subject: 'Back in stock: Rain Jacket' });
    expect(back?.letter?.action?.href).toBe(`${ADDRESS}/p/JACKET/rain-jacket-1/${SOLD_OUT}`);
    expect(before).toHaveLength(1);
    expect(await waiting()).toEqual([]);

    await count(SOLD_OUT, 0);
    await count(SOLD_OUT, 7);
    expect(await mailsTo(EMAIL)).toHaveLength(2);
  });

  it('is sent by the platform once the restocking unit of work is committed', async () => {
    await input('SCARF');
    await fixture.platform.catalogue.writeProduct({
      ...recordOf('SCARF'),
      stock: { SCARF: { qty: 3, is_in_stock: true, manage_stock: true } },
    });
    await expect.poll(async () => (await mailsTo(EMAIL)).map(({ kind }) => kind)).toContain('back-in-stock');
  });

  it('exists once per address and SKU, and does not reveal existing ones', async () => {
    const answers = [await input(SOLD_OUT), await input(SOLD_OUT), await input(SOLD_OUT, 'bob@shop.test')];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailsTo(EMAIL)).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ sku: SOLD_OUT, waiting: 2 }]);
  });

  it('is in the language of its store', async () => {
    await input(SOLD_OUT, EMAIL, 'de');
    await count(SOLD_OUT, 1);
    const [back] = await mailsTo(EMAIL);
    expect(back).toMatchObject({ language: 'de', subject: 'Wieder da: Regenjacke' });
    expect(back?.letter?.action?.href).toContain(`${ADDRESS}/de/p/JACKET/`);
  });

  it.each([
    ['an available product', 'TEE', 409],
    ['a discontinued product', 'JACKET-RED-M', 404],
    ['an unpublished product', 'OLD', 404],
    ['an unknown product', 'NOTHING', 404],
  ])('is refused for %s', async (_, sku, status) => {
    expect((await input(sku)).status).toBe(status);
    expect(await mailsTo(EMAIL)).toEqual([]);
  });

  it('is refused for an invalid email address', async () => {
    expect((await input(SOLD_OUT, 'ann@shop')).status).toBe(400);
    expect((await input(SOLD_OUT, 'ann @shop.test')).status).toBe(400);
  });

  it('can be requested at most ten times a day per address, by anyone', async () => {
    for (let at = 0; at < 10; at += 1) expect((await input(SOLD_OUT)).status).toBe(200);
    expect((await input('SCARF')).status).toBe(429);
    expect((await input('SCARF', 'bob@shop.test')).status).toBe(200);
    await fixture.clock.advance(DAY_MS + 1);
    expect((await input('SCARF')).status).toBe(200);
  });

  it('is cancelled by the button on the page of its email, not by opening the page', async () => {
    await input(SOLD_OUT);
    const [asked] = await mailsTo(EMAIL);
    const link = /https:\S+/.exec(asked?.text ?? '')?.[0] ?? '';
    const open = () => fixture.platform.fetch(new Request(link));
    expect(await (await open()).text()).toContain('ann@shop.test once “Rain Jacket”');
    expect(await waiting()).toHaveLength(1);
    const posted = await fixture.platform.fetch(new Request(link, { method: 'POST' }));
    expect(await posted.text()).toContain('We will not e-mail you');
    expect(await waiting()).toEqual([]);
    expect(await (await open()).text()).not.toContain(EMAIL);
    await count(SOLD_OUT, 4);
    expect(await mailsTo(EMAIL)).toHaveLength(1);
  });

  it('is cancelled by a program with the key', async () => {
    await input(SOLD_OUT);
    const [asked] = await mailsTo(EMAIL);
    const key = /alert\/(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await fixture.call('POST', '/api/stock/alert/remove', { key })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('is sent as one email, whichever of several processes sends it', async () => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-alerts-'));
    const shops = [await openFixturePlatform({ data }), await openFixturePlatform({ data })] as const;
    const [one, other] = shops;
    for (const email of [EMAIL, 'bob@shop.test', 'eve@shop.test'])
      await resultOf(one.call('POST', '/api/stock/alert', { sku: 'SCARF', email }));
    const file = new Libsql(join(data, 'shop.db'));
    file.exec("UPDATE stock SET is_in_stock = 1, qty = 5 WHERE sku = 'SCARF'");
    file.close();
    const counts = await Promise.all(shops.map(({ platform }) => platform.stockAlerts.send()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const back = (await one.platform.outbox.list()).filter(({ kind }) => kind === 'back-in-stock');
    expect(back.map(({ contact }) => contact).toSorted()).toEqual([EMAIL, 'bob@shop.test', 'eve@shop.test']);
    await one.platform.close();
    await other.platform.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('waits while the product is off sale, and expires after a year', async () => {
    await input('SCARF');
    await fixture.platform.catalogue.writeProduct({
      ...recordOf('SCARF'),
      product: { ...recordOf('SCARF').product, status: 2 },
      stock: { SCARF: { qty: 3, is_in_stock: true, manage_stock: true } },
    });
    expect(await fixture.platform.stockAlerts.send()).toBe(0);
    expect(await waiting()).toHaveLength(1);
    await fixture.clock.advance(366 * DAY_MS);
    await fixture.platform.stockAlerts.send();
    expect(await waiting()).toEqual([]);
  });
});
