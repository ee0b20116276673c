import { createSystemClock } from '../../adapters/clock/system';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSystemIds } from '../../adapters/ids/system';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { createPlatform, type Platform } from '../../adapters/platform';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../adapters/telemetry/memory';
import { createShop, type Shop } from '../../core/shopper';
import { MAX_LINES } from '../../core/kernel/quantity';
import { fixtureCatalogue } from '../fixtures/catalogue';
import type { BenchRow } from './bench-row';
import { inScratchFolder } from './support/scratch-folder';
import { size } from './support/size';

const LINES = size(MAX_LINES, 30);
const SHOWN = [10, size(100, 20), LINES - 1];
const AROUND = 8;
/** Maximum cost of a line relative to the tenth. */
const MAX_TIMES = 1.5;

/** Cost of each additional cart line, on the platform and in the shop. Client and server share this process. */
export function run(): Promise<BenchRow[]> {
  return inScratchFolder(measure);
}

async function measure(data: string): Promise<BenchRow[]> {
  const platform = await createPlatform({ data, clock: createSystemClock(), ids: createSystemIds() });
  await fixtureCatalogue(platform.catalogue);
  const skus = await writeProducts(platform);
  await linesOnPlatform(platform, skus);
  const answered = await linesOnPlatform(platform, skus);
  const shop = openShop(platform);
  await shop.start();
  const settled = await linesInShop(shop, skus);
  shop.dispose();
  await platform.close();
  return [...rowsOf('answered by the platform', answered), ...rowsOf('settled in the shop', settled)];
}

async function linesOnPlatform(platform: Platform, skus: readonly string[]): Promise<readonly number[]> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await platform.fetch(
      new Request(`http://shop.test/api/cart/${path}`, {
        method: 'POST',
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    );
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(said).slice(0, 200)}`);
    return said;
  };
  const made = await call('create?storeCode=us');
  const token =
    Object(made) === made && typeof made === 'object' && made !== null && 'result' in made ? String(made.result) : '';
  const times: number[] = [];
  for (const sku of skus) {
    const began = performance.now();
    await call(`update?storeCode=us&cartId=${token}`, { cartItem: { sku, qty: 1, quoteId: token } });
    times.push(performance.now() - began);
  }
  return times;
}

async function linesInShop(shop: Shop, skus: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const sku of skus) {
    const product = await shop.product.load({ sku });
    const began = performance.now();
    await shop.cart.add(product);
    await shop.cart.settled();
    times.push(performance.now() - began);
  }
  if (shop.cart.snapshot.cartItems.length !== skus.length) throw new Error('The cart is not what it should be');
  return times;
}

function openShop(platform: Platform): Shop {
  return createShop({
    adapters: {
      http: createInProcessHttp({ fetch: (request) => platform.fetch(request) }),
      storage: createMemoryStorage(),
      clock: createSystemClock(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createMemoryTelemetry(),
      ids: createSystemIds(),
    },
  });
}

function rowsOf(name: string, times: readonly number[]): readonly BenchRow[] {
  const middle = (line: number): number => {
    const near = times.slice(Math.max(0, line - 1 - AROUND), line + AROUND).sort((a, b) => a - b);
    return near[Math.floor(near.length / 2)] ?? Number.NaN;
  };
  const costs = SHOWN.map((line) => `line ${line}: ${middle(line).toFixed(1)} ms`).join(', ');
  const [first = 0, ...others] = SHOWN.map(middle);
  return [
    { name, value: costs },
    {
      name: `${name}: the dearest beside the tenth`,
      value: `${(Math.max(...others) / first).toFixed(2)} times`,
      limit: `${MAX_TIMES} times`,
    },
  ];
}

async function writeProducts({ catalogue }: Platform): Promise<readonly string[]> {
  const skus = Array.from({ length: LINES }, (_none, at) => `LINE-${at}`);
  for (const [at, sku] of skus.entries()) {
    const product = { id: 1000 + at, sku, name: `Shirt ${at}`, type_id: 'simple', status: 1, visibility: 4 };
    await catalogue.writeProduct({
      source: 'demo',
      product: { ...product, price: 10 + (at % 37) + 0.95, tax_class_id: 2 },
      stock: { [sku]: { qty: 100_000, is_in_stock: true } },
    });
  }
  await catalogue.reindex();
  return skus;
}
