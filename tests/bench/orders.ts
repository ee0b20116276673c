import { createSystemClock } from '../../adapters/clock/system';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform } from '../../adapters/platform';
import type { Order } from '../../core/contract';
import { fixtureCatalogue } from '../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../fixtures/order';
import { callPlatform } from '../fixtures/platform';
import type { BenchRow } from './bench-row';
import { inScratchFolder } from './support/scratch-folder';
import { size } from './support/size';

const ORDERS = size(500, 10);
const WARM_UP = size(50, 2);

/** In-process orders per second with a synced log. */
export function run(): Promise<BenchRow[]> {
  return inScratchFolder(measure);
}

async function measure(data: string): Promise<BenchRow[]> {
  const platform = await createPlatform({ data, clock: createSystemClock(), ids: createSystemIds() });
  await fixtureCatalogue(platform.catalogue);
  const stock = { SHIRT: { qty: 1_000_000, is_in_stock: true }, SOCKS: { qty: 1_000_000, is_in_stock: true } };
  for (const [sku, record] of Object.entries(stock)) {
    const id = (await platform.catalogue.productIds()).get(sku) ?? 0;
    const product = { id, sku, name: sku, type_id: 'simple', status: 1, visibility: 4, price: 20, tax_class_id: 2 };
    await platform.catalogue.writeProduct({ source: 'demo', product, stock: { [sku]: record } });
  }
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) => callPlatform(platform, method, path, body);
  const prepare = async (): Promise<Order> =>
    orderOf(
      { call },
      await cartWith({ call }, [
        { sku: 'SHIRT', qty: 1 },
        { sku: 'SOCKS', qty: 2 },
      ]),
    );

  const orders: Order[] = [];
  const journeysBegan = performance.now();
  for (let count = 0; count < ORDERS + WARM_UP; count += 1) orders.push(await prepare());
  const journeyMs = (performance.now() - journeysBegan) / (ORDERS + WARM_UP);
  for (const order of orders.splice(0, WARM_UP)) await resultOf(call('POST', '/api/order', order));

  const times: number[] = [];
  const began = performance.now();
  for (const order of orders) {
    const start = performance.now();
    await resultOf(call('POST', '/api/order', order));
    times.push(performance.now() - start);
  }
  const seconds = (performance.now() - began) / 1000;
  await platform.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return [
    { name: 'orders placed per second, each synced to disk', value: `${(ORDERS / seconds).toFixed(0)} /s` },
    { name: 'placing one order, median and 99th percentile', value: `${at(0.5)} ms, ${at(0.99)} ms` },
    { name: 'filling a cart with two lines and asking for totals (5 calls)', value: `${journeyMs.toFixed(2)} ms` },
  ];
}
