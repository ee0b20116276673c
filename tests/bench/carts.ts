import { createSystemClock } from '../../adapters/clock/system';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSystemIds } from '../../adapters/ids/system';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { DEMO_COUPONS } from '../../adapters/demo/coupons';
import { createPlatform, type CatalogueWriter } from '../../adapters/platform';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../adapters/telemetry/memory';
import { createShop, type Shop } from '../../core/shopper';
import { fixtureCatalogue } from '../fixtures/catalogue';
import type { BenchRow } from './bench-row';
import { inScratchFolder } from './support/scratch-folder';
import { size } from './support/size';

const LINES = size(200, 16);
const CHANGES = size(200, 10);
const WARM_UP = size(40, 2);
const LIMIT_MS = 50;

/**
 * A quantity change in a cart of 200 lines, until the server has confirmed and everything is stored. Client and server
 * share this process.
 */
export function run(): Promise<BenchRow[]> {
  return inScratchFolder(measure);
}

async function measure(data: string): Promise<BenchRow[]> {
  const platform = await createPlatform({ data, clock: createSystemClock(), ids: createSystemIds() });
  await fixtureCatalogue(platform.catalogue);
  const skus = await writeProducts(platform.catalogue);
  const shop = openShop(createInProcessHttp({ fetch: (request) => platform.fetch(request) }));
  await shop.start();
  for (const { parent, sku } of skus) {
    await shop.cart.add(await shop.product.load(parent === sku ? { sku } : { sku: parent, childSku: sku }));
  }
  await shop.cart.settled();
  const browsing = await timesOf(shop, skus, 0);
  const checkout = await shop.checkout();
  await checkout.saveShipping({ country: 'US', state: 'New York', zipCode: '10004', shippingMethod: 'standard' });
  await shop.cart.applyCoupon('WELCOME10');
  await shop.cart.settled();
  const inCheckout = await timesOf(shop, skus, 1);
  const { cartItems, totals } = shop.cart.snapshot;
  if (cartItems.length !== LINES || totals?.items.length !== LINES)
    throw new Error('The cart is not what it should be');
  shop.dispose();
  await platform.close();
  return [
    ...rowsOf(`a quantity of ${LINES} lines settles`, browsing),
    ...rowsOf('the same with address, delivery and coupon', inCheckout),
    { name: 'beside it: these lines as JSON there and back', value: `${jsonMs(cartItems).toFixed(2)} ms` },
  ];
}

function openShop(http: ReturnType<typeof createInProcessHttp>): Shop {
  return createShop({
    adapters: {
      http,
      storage: createMemoryStorage(),
      clock: createSystemClock(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createMemoryTelemetry(),
      ids: createSystemIds(),
    },
  });
}

interface Times {
  readonly wall: readonly number[];
  /** CPU time in ms, which other load does not affect. */
  readonly processor: number;
}

async function timesOf(shop: Shop, skus: readonly { readonly sku: string }[], first: number): Promise<Times> {
  const wall: number[] = [];
  const change = async (count: number): Promise<number> => {
    const { sku } = skus[(count * 7) % skus.length] ?? { sku: '' };
    const start = performance.now();
    await shop.cart.setQuantity(sku, 2 + ((first + count) % 90));
    await shop.cart.settled();
    return performance.now() - start;
  };
  for (let count = 0; count < WARM_UP; count += 1) await change(count);
  const before = process.cpuUsage();
  for (let count = WARM_UP; count < WARM_UP + CHANGES; count += 1) wall.push(await change(count));
  const { user, system } = process.cpuUsage(before);
  return { wall: wall.sort((a, b) => a - b), processor: (user + system) / 1000 / CHANGES };
}

function rowsOf(name: string, { wall, processor }: Times): readonly BenchRow[] {
  const at = (share: number) => (wall[Math.floor(wall.length * share)] ?? 0).toFixed(1);
  return [
    { name: `${name}, median and p99`, value: `${at(0.5)} ms, ${at(0.99)} ms`, limit: `${LIMIT_MS} ms` },
    { name: `${name}, processor time`, value: `${processor.toFixed(1)} ms`, limit: `${LIMIT_MS} ms` },
  ];
}

/** Calibration that tells a busy machine from a slow cart. */
function jsonMs(value: unknown): number {
  const start = performance.now();
  for (let count = 0; count < 100; count += 1) JSON.parse(JSON.stringify(value));
  return (performance.now() - start) / 100;
}

async function writeProducts(
  catalogue: CatalogueWriter,
): Promise<readonly { readonly parent: string; readonly sku: string }[]> {
  const made: { parent: string; sku: string }[] = [];
  for (let index = 0; index < LINES / 2; index += 1) {
    const sku = `SIMPLE-${index}`;
    const product = { id: 1000 + index, sku, name: `Shirt ${index}`, type_id: 'simple', status: 1, visibility: 4 };
    const price = 10 + (index % 37) + 0.95;
    await catalogue.writeProduct({
      source: 'demo',
      product: { ...product, price, tax_class_id: 2 },
      stock: { [sku]: { qty: 100_000, is_in_stock: true } },
    });
    made.push({ parent: sku, sku });
  }
  for (let index = 0; index < LINES / 8; index += 1) made.push(...(await writeConfigurable(catalogue, index)));
  await catalogue.writeCoupons(DEMO_COUPONS);
  await catalogue.reindex();
  return made;
}

async function writeConfigurable(catalogue: CatalogueWriter, index: number) {
  const parent = `JACKET-${index}`;
  const sizes = ['xs', 's', 'm', 'l'];
  const children = sizes.map((size, at) => ({
    id: 5000 + index * 10 + at,
    sku: `${parent}-${size}`,
    name: `${parent}-${size}`,
    status: 1,
    price: 60 + index + at,
    custom_attributes: [{ attribute_code: 'size', value: size }],
  }));
  await catalogue.writeProduct({
    source: 'demo',
    product: {
      id: 2000 + index,
      sku: parent,
      name: `Jacket ${index}`,
      slug: `jacket-${index}`,
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      price: 60,
      tax_class_id: 2,
      configurable_options: [
        {
          attribute_code: 'size',
          attribute_id: 144,
          label: 'Size',
          values: sizes.map((size) => ({ value_index: size, label: size.toUpperCase() })),
        },
      ],
      configurable_children: children,
    },
    stock: Object.fromEntries(children.map(({ sku }) => [sku, { qty: 100_000, is_in_stock: true }])),
  });
  return children.map(({ sku }) => ({ parent, sku }));
}
