import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
  createUndiciHttp,
} from '../../../adapters/node';
import { createShop, type Shop } from '../../../core/shopper';
import { freePort } from '../../../scripts/services/free-port.mjs';
import { blocksOf, docsPages } from '../docs-pages';
import { openBank, type Bank } from './bank';
import { installCreate } from './fresh-project';
import { linesOf, runLine, startLine, stepsOf, writeStep, type Running } from './guide-steps';

const GUIDE = 'docs/guides/your-own-shop.md';
const steps = stepsOf(
  docsPages()
    .filter(({ path }) => path === GUIDE)
    .flatMap(blocksOf),
);
const SHOP = 'my-shop';
const CREATE = `npm create vitrine@latest ${SHOP}`;

let project: Awaited<ReturnType<typeof installCreate>>;
let bank: Bank;
let running: Running | undefined;
beforeAll(async () => {
  bank = await openBank();
  project = await installCreate();
});
afterAll(async () => {
  await running?.stop();
  bank.close();
  await project.remove();
});

const textAt = async (url: string) => (await fetch(url)).text();

async function lookAtDevelopment(folder: string): Promise<void> {
  const shop = await freePort();
  const open = await startLine(['npm', 'run', 'dev'], folder, { SHOP_URL: `http://localhost:${String(shop)}` });
  try {
    expect(await textAt(`${open.url}/src/pages/home.tsx`)).toContain('Few things');
    const goods = () =>
      textAt(`${open.url}/api/catalog?store=us&type=product&searchQuery=%7B%22filters%22%3A%5B%5D%7D&size=10&from=0`);
    await expect.poll(goods, { timeout: 60_000, interval: 500 }).toContain('CUP-01');
  } finally {
    await open.stop();
  }
}

async function follow(): Promise<void> {
  let folder = project.folder;
  for (const step of steps) {
    if (step.kind === 'file') {
      await writeStep(step, folder);
      continue;
    }
    const line = step.words.join(' ');
    if (line === `cd ${SHOP}`) folder = join(folder, SHOP);
    else if (line === 'npm run dev') await lookAtDevelopment(folder);
    else if (line === 'npm start') {
      running = await startLine(step.words, folder, { BANK_URL: bank.url, VITRINE_PORT: '0' });
    } else {
      if (line === 'npm install')
        await runLine(['npm', 'pkg', 'set', `dependencies.vitrine=file:${project.whole}`], folder);
      await runLine(line === CREATE ? ['npx', 'create-vitrine', SHOP] : step.words, folder);
    }
  }
}

function shopper(baseUrl: string): Shop {
  return createShop({
    adapters: {
      http: createUndiciHttp({ baseUrl }),
      storage: createMemoryStorage(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      clock: createSystemClock(),
      ids: createSystemIds(),
    },
  });
}

const ADA = { firstName: 'Ada', lastName: 'Byron' };
const NEW_YORK = {
  ...{ country: 'US', streetAddress: '1 Broadway', city: 'New York', state: 'New York', zipCode: '10004' },
  ...{ phoneNumber: '+1 212 555 0100', shippingMethod: 'standard' },
};

describe('the guide to a shop of your own', () => {
  it('needs at most 12 commands and 60 lines', () => {
    const commands = steps.filter(({ kind }) => kind === 'command');
    const lines = steps.reduce((sum, step) => sum + (step.kind === 'file' ? linesOf(step.text) : 0), 0);
    expect(commands.length).toBeLessThanOrEqual(12);
    expect(lines).toBeLessThanOrEqual(60);
    expect([commands.length > 5, lines > 40]).toEqual([true, true]);
  });

  it('creates a shop that builds, passes its tests and opens', { timeout: 900_000 }, async () => {
    await follow();
    expect(running?.url).toMatch(/^http:/);
  });

  it('gives that shop custom pages, at every URL', async () => {
    const { url = '' } = running ?? {};
    const page = await textAt(`${url}/product?sku=CUP-01`);
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    const [, style = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(page) ?? [];
    expect(await textAt(url + script)).toContain('Buy it now');
    expect(await textAt(url + style)).toContain('#eef3ef');
    expect((await fetch(`${url}/gone.js`)).status).toBe(404);
  });

  it('gives it a custom payment method', async () => {
    const shop = shopper(running?.url ?? '');
    await shop.start();
    await shop.cart.add(await shop.product.load({ sku: 'LAMP-01' }));
    const checkout = await shop.checkout();
    await checkout.savePersonal({ ...ADA, emailAddress: 'ada@shop.example' });
    await checkout.saveShipping({ ...ADA, ...NEW_YORK });
    await checkout.savePayment({ paymentMethod: 'bank' });
    const orders = await shop.orders();
    const placed = await orders.place();
    if (placed.status !== 'placed' || placed.redirect === undefined) throw new Error(JSON.stringify(placed));
    const page = await fetch(new URL(placed.redirect, running?.url), { redirect: 'manual' });
    const reference = `${placed.order_id}-1`;
    expect(page.headers.get('location')).toBe(`${bank.url}/payments/${reference}`);
    const payment = bank.payments.get(reference);
    expect(payment).toMatchObject({
      currency: 'USD',
      amount: Math.round((shop.cart.snapshot.totals?.grand_total ?? 0) * 100),
    });
    expect(await orders.paid(placed.order_id)).toBe(false);
    if (payment) payment.paid = true;
    await expect.poll(() => orders.paid(placed.order_id), { timeout: 30_000 }).toBe(true);
    shop.dispose();
  });
});
