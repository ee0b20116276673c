import { rmSync } from 'node:fs';
import { Client } from 'undici';
import { startShop, type ShopProcess } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';
import { percentile } from './guest-orders/load';
import { openPlatform, stockedFolder } from './guest-orders/stocked-shop';
import { processorSeconds } from './support/processor-seconds';
import { size } from './support/size';

const CLIENTS = 8;
const WARM_UP = size(300, 10);
const ANSWERS = size(2000, 20);
const TEXTS = ['jacket', 'shirt', 'running', 'black', 'shoes', 'trousers', 'warm', 'dress'];
const FACETS = ['brand', 'color', 'size'].map((attribute) => ({ attribute, size: 20 }));

interface Asked {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly bytes: number;
}

/** The API over HTTP with eight clients, each on its own connection. */
export async function run(): Promise<BenchRow[]> {
  const data = await stockedFolder();
  const skus = await skusOf(data);
  const shop = await startShop({ mode: 'production', data });
  try {
    const products = skus.map((sku) => {
      const filters = [{ attribute: 'sku', value: { eq: sku } }];
      return catalogue({ searchQuery: JSON.stringify({ filters }), size: '1', include: '*' });
    });
    const search = (include: Readonly<Record<string, string>>) =>
      TEXTS.map((text) => {
        const searchQuery = JSON.stringify({ text, filters: [], aggregations: FACETS });
        return catalogue({ searchQuery, size: '24', ...include });
      });
    return [
      await measure(shop, 'text search, three facets, 24 products', search({}), 'at least 1,800 /s'),
      await measure(shop, 'the same with all fields', search({ include: '*' })),
      await measure(shop, 'a product with all its fields', products, 'at least 5,400 /s'),
    ];
  } finally {
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function catalogue(query: Readonly<Record<string, string>>): string {
  return `/api/catalog?${new URLSearchParams({ store: 'us', type: 'product', ...query }).toString()}`;
}

async function skusOf(data: string): Promise<readonly string[]> {
  const platform = await openPlatform(data);
  const searchQuery = JSON.stringify({ filters: [] });
  const response = await platform.fetch(
    new Request(`http://localhost${catalogue({ searchQuery, size: '100', include: 'sku' })}`),
  );
  const { items } = (await response.json()) as { readonly items: readonly { readonly sku: string }[] }; // sound: a list of products
  await platform.close();
  return items.map(({ sku }) => sku);
}

async function measure(
  { url, pid }: ShopProcess,
  name: string,
  paths: readonly string[],
  limit?: string,
): Promise<BenchRow> {
  await ask(url, paths, WARM_UP);
  const before = processorSeconds(pid);
  const { times, seconds, bytes } = await ask(url, paths, ANSWERS);
  const each = (((processorSeconds(pid) - before) / ANSWERS) * 1000).toFixed(2);
  const at = (share: number) => percentile(times, share).toFixed(1);
  const size = (bytes / ANSWERS / 1024).toFixed(0);
  return {
    name: `${name}: answers a second, ${CLIENTS} clients`,
    value: `${(ANSWERS / seconds).toFixed(0)} /s of ${size} KB, median ${at(0.5)} ms, 99th ${at(0.99)} ms, ${each} ms of processor each`,
    ...(limit !== undefined && { limit }),
  };
}

async function ask(url: string, paths: readonly string[], answers: number): Promise<Asked> {
  const times: number[] = [];
  let [begun, bytes] = [0, 0];
  const client = async (): Promise<void> => {
    const connection = new Client(url);
    for (let at = begun++; at < answers; at = begun++) {
      const started = performance.now();
      const { statusCode, body } = await connection.request({ method: 'GET', path: paths[at % paths.length] ?? '' });
      bytes += (await body.bytes()).byteLength;
      if (statusCode !== 200) throw new Error(`${paths[at % paths.length] ?? ''} answered ${statusCode}`);
      times.push(performance.now() - started);
    }
    await connection.close();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - began) / 1000, bytes };
}
