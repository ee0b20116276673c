import { readFileSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startShop } from '../browser/support/shop-process';
import type { Product } from '../../core/contract';
import type { Platform } from '../../adapters/platform';
import { callPlatform } from '../fixtures/platform';
import type { BenchRow } from './bench-row';
import { CALLS_PER_ORDER, skusToBuy } from './guest-orders/guest-order';
import { percentile, placeOrders, SHOPPERS, type Load } from './guest-orders/load';
import { openPlatform, stockedFolder } from './guest-orders/stocked-shop';
import { inProcess, overHttp } from './guest-orders/ways';
import { processorSeconds } from './support/processor-seconds';

/** Orders of each way, after the warm-up. `VITRINE_ORDERS=100000` shows whether memory stays flat. */
const ORDERS = Number(process.env.VITRINE_ORDERS ?? 3000);
const WARM_UP = 400;
/** Milliseconds between two looks at the memory of the server. */
const LOOK_MS = 500;
const MEGABYTE = 1024 * 1024;

/** Whole orders of guests, eight at once: straight into the platform, and over HTTP to the built shop in a process of its own. */
export async function run(): Promise<BenchRow[]> {
  const data = await stockedFolder();
  try {
    return [...(await measureInProcess(data)), ...(await measureOverHttp(data))];
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
    ...rowsOf('in process', load, (user + system) / 1e6),
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
      ...rowsOf('over HTTP', load, processor),
      { name: `over HTTP: memory of the server before, after each fifth of ${ORDERS} orders`, value: memory.end() },
    ];
  } finally {
    await shop.stop();
  }
}

async function skusOf(platform: Platform, thenClose = false): Promise<readonly string[]> {
  const { json } = await callPlatform(
    platform,
    'GET',
    '/api/catalog?store=us&type=product&searchQuery=%7B%22filters%22%3A%5B%5D%7D&size=300&include=*',
  );
  if (thenClose) await platform.close();
  return skusToBuy((json as { readonly items: readonly Product[] }).items); // sound: the catalogue's answer for products
}

/** @param processor seconds of processor that it took: it says more than the clock on a machine that also does other things */
function rowsOf(way: string, { orders, seconds, whole, calls }: Load, processor: number): BenchRow[] {
  const at = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
  return [
    {
      name: `${way}: whole guest orders a second (${CALLS_PER_ORDER} calls each), ${SHOPPERS} shoppers`,
      value: `${(orders / seconds).toFixed(0)} /s`,
      limit: 'at least 300 /s',
    },
    {
      name: `${way}: one whole guest order, median and 99th percentile`,
      value: `${at(whole, 0.5)} ms, ${at(whole, 0.99)} ms`,
      limit: '99th: 60 ms',
    },
    { name: `${way}: processor for one whole guest order`, value: `${((processor / orders) * 1000).toFixed(2)} ms` },
    {
      name: `${way}: one call of it, median and 99th percentile`,
      value: `${at(calls, 0.5)} ms, ${at(calls, 0.99)} ms`,
    },
  ];
}

/** Megabytes of objects alive, after what is dead was collected. */
function heapMeter(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // sound: what the flag above gives
  return () => {
    collect();
    return process.memoryUsage().heapUsed / MEGABYTE;
  };
}

/** Looks at the memory of a process from now on; `end` returns what it was at the begin and after each fifth of the time. */
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

/** Megabytes of memory that a process holds (Linux); NaN where the system does not tell. */
function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN; // no Linux
  }
}
