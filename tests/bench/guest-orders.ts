import { readFileSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startShop } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';
import { placeOrders } from './guest-orders/load';
import { measureOnPostgres } from './guest-orders/on-postgres';
import { orderRows } from './guest-orders/order-rows';
import { openPlatform, skusOf, stockedFolder } from './guest-orders/stocked-shop';
import { inProcess, overHttp } from './guest-orders/ways';
import { processorSeconds } from './support/processor-seconds';
import { size } from './support/size';

/** After the warm-up. `VITRINE_ORDERS=100000` shows if memory stays flat. */
const ORDERS = Number(process.env.VITRINE_ORDERS ?? size(3000, 20));
const WARM_UP = size(400, 8);
const LOOK_MS = size(500, 20);
const MEGABYTE = 1024 * 1024;

const LIMITS = { ordersASecond: 300, milliseconds: 60 } as const;

/** Guest orders, eight in parallel: in process, over HTTP, and over HTTP to several processes on POSTGRES_URL. */
export async function run(): Promise<BenchRow[]> {
  const data = await stockedFolder();
  try {
    const server = process.env.POSTGRES_URL;
    return [
      ...(await measureInProcess(data)),
      ...(await measureOverHttp(data)),
      ...(server === undefined ? [] : await measureOnPostgres(server, { orders: ORDERS, warmUp: WARM_UP })),
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureInProcess(data: string): Promise<BenchRow[]> {
  const platform = await openPlatform(data);
  const skus = await skusOf(platform);
  const heap = heapMeter();
  const open = () => inProcess(platform);
  await placeOrders({ orders: WARM_UP, skus, open });
  const before = heap();
  const began = process.cpuUsage();
  const load = await placeOrders({ orders: ORDERS, skus, open });
  const { user, system } = process.cpuUsage(began);
  const after = heap();
  await platform.close();
  const memory = `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`;
  return [
    ...orderRows('in process', load, (user + system) / 1e6, LIMITS),
    { name: `in process: heap in use around ${ORDERS} orders`, value: memory },
  ];
}

async function measureOverHttp(data: string): Promise<BenchRow[]> {
  const skus = await skusOf(await openPlatform(data), true);
  const shop = await startShop({ mode: 'production', data });
  try {
    const open = () => overHttp(shop.url);
    await placeOrders({ orders: WARM_UP, skus, open });
    const memory = memorySeries(shop.pid);
    const began = processorSeconds(shop.pid);
    const load = await placeOrders({ orders: ORDERS, skus, open });
    const processor = processorSeconds(shop.pid) - began;
    return [
      ...orderRows('over HTTP', load, processor, LIMITS),
      { name: `over HTTP: memory of the server before, after each fifth of ${ORDERS} orders`, value: memory.end() },
    ];
  } finally {
    await shop.stop();
  }
}

/** Live heap in MB after garbage collection. */
function heapMeter(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // sound: what the flag above gives
  return () => {
    collect();
    return process.memoryUsage().heapUsed / MEGABYTE;
  };
}

function memorySeries(pid: number): { readonly end: () => string } {
  const seen = [residentMegabytes(pid)];
  const timer = setInterval(() => seen.push(residentMegabytes(pid)), LOOK_MS);
  return {
    end: () => {
      clearInterval(timer);
      seen.push(residentMegabytes(pid));
      const at = (share: number) => (seen[Math.round(share * (seen.length - 1))] ?? Number.NaN).toFixed(0);
      return `${[0, 0.2, 0.4, 0.6, 0.8, 1].map(at).join(', ')} MB`;
    },
  };
}

/** Resident memory in MB; NaN outside Linux. */
function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
