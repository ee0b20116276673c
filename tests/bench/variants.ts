import { createVirtualClock } from '../../adapters/clock/virtual';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createNoTelemetry } from '../../adapters/telemetry/none';
import { createShop, type Product, type ProductView, type Shop } from '../../core/shopper';
import type { BenchRow } from './bench-row';
import { size } from './support/size';

const OPTIONS = { color: 20, size: 20, fit: 5 } as const;
const CHOICES = size(3000, 30);
const RUNS = size(3, 1);

const valuesOf = (code: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${code}-${at}`);

function product(): Product {
  const options = Object.entries(OPTIONS).map(([code, count]) => ({
    attribute_code: code,
    label: code,
    values: valuesOf(code, count).map((value) => ({ value_index: value, label: value })),
  }));
  const combinations = options.reduce<readonly (readonly string[])[]>(
    (all, { values }) => all.flatMap((before) => values.map(({ value_index: value }) => [...before, value])),
    [[]],
  );
  const codes = Object.keys(OPTIONS);
  return {
    id: 1,
    sku: 'TEE',
    name: 'Tee',
    type_id: 'configurable',
    price: 20,
    configurable_options: options,
    configurable_children: combinations.map((values, at) => ({
      id: at + 2,
      sku: `TEE-${at}`,
      price: 20 + (at % 7),
      final_price: 20 + (at % 7),
      status: at % 13 === 0 ? 2 : 1,
      stock: { qty: at % 9, is_in_stock: at % 9 > 0 },
      custom_attributes: codes.map((code, place) => ({ attribute_code: code, value: values[place] ?? '' })),
    })),
  };
}

function openShop(): Shop {
  const answer = JSON.stringify({ items: [product()], total: 1, start: 0, perPage: 1 });
  const headers = { 'content-type': 'application/json' };
  return createShop({
    adapters: {
      http: createInProcessHttp({ fetch: () => new Response(answer, { headers }) }),
      storage: createMemoryStorage(),
      clock: createVirtualClock(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      ids: createSeededIds('bench'),
    },
  });
}

const ms = (value: number): string => `${value.toFixed(3)} ms`;

/** Time of a choice on a product with 2,000 variants. */
export async function run(): Promise<readonly BenchRow[]> {
  const shop = openShop();
  let view: ProductView = await shop.product.load({ sku: 'TEE' });
  const times: number[] = [];
  for (let at = 0; at < CHOICES; at += 1) {
    const option = view.configurableOptions[at % 3];
    const value = option?.values[(at * 7) % option.values.length]?.value_index ?? '';
    const before = view;
    const runs = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      view = shop.product.choose(before, option?.attribute_code ?? '', value);
      return performance.now() - start;
    });
    times.push(Math.min(...runs));
  }
  shop.dispose();
  times.sort((a, b) => a - b);
  const variants = Object.values(OPTIONS).reduce((all, count) => all * count, 1);
  const name = `product of ${variants} variants: a choice`;
  return [
    { name: `${name}, p50`, value: ms(times[CHOICES >> 1] ?? 0), limit: '1 ms' },
    { name: `${name}, p99`, value: ms(times[Math.floor(CHOICES * 0.99)] ?? 0), limit: '1 ms' },
  ];
}
