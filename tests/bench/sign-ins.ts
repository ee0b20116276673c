import { rmSync } from 'node:fs';
import { Agent } from 'undici';
import { startShop, type ShopProcess } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';
import { percentile } from './guest-orders/load';
import { stockedFolder } from './guest-orders/stocked-shop';
import { size } from './support/size';

const SECONDS = size(60, 1);
const A_SECOND = size(100, 5);
const PAUSE_MS = 50;
const SEARCH = JSON.stringify({ text: 'jacket', filters: [] });
const PATHS = [
  '/healthz',
  `/api/catalog?store=us&type=product&size=24&searchQuery=${encodeURIComponent(SEARCH)}`,
  '/api/catalog/suggest?store=us&text=run',
];

/** A hundred invalid sign-ins per second from many addresses: latency of others compared with idle. */
export async function run(): Promise<BenchRow[]> {
  const data = await stockedFolder();
  const shop = await startShop({ mode: 'production', data, serve: ['--trusted-proxy', 'loopback'] });
  const connections = new Agent({ connections: 400, pipelining: 1 });
  try {
    await ask(shop, 5);
    const rest = await ask(shop, SECONDS);
    const [attack, under] = await Promise.all([signIns(shop, connections), ask(shop, SECONDS)]);
    const ratio = percentile(under, 0.99) / percentile(rest, 0.99);
    const said = (times: readonly number[]) =>
      `median ${percentile(times, 0.5).toFixed(1)} ms, 99th ${percentile(times, 0.99).toFixed(1)} ms (${times.length} answers)`;
    const { looked, refused, slowest } = attack;
    return [
      { name: 'answers to others, at rest', value: said(rest) },
      { name: `the same while ${A_SECOND} names a second are made up`, value: said(under) },
      { name: '99th percentile against rest', value: `${ratio.toFixed(2)} times`, limit: 'at most 2' },
      {
        name: 'sign-ins: looked at, refused at once, slowest answer',
        value: `${looked}, ${refused}, ${slowest.toFixed(0)} ms`,
      },
    ];
  } finally {
    await connections.close();
    await shop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function ask({ url }: ShopProcess, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n += 1) {
    const started = performance.now();
    const response = await fetch(`${url}${PATHS[n % PATHS.length] ?? ''}`, {
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times.sort((a, b) => a - b);
}

async function signIns({ url }: ShopProcess, dispatcher: Agent) {
  const done: Promise<void>[] = [];
  let [looked, refused, slowest] = [0, 0, 0];
  const signIn = async (n: number) => {
    const started = performance.now();
    const { statusCode, body } = await dispatcher.request({
      origin: url,
      path: '/api/user/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${n % 256}.${Math.floor(n / 256)}` },
      body: JSON.stringify({ username: `nobody${n}@shop.example`, password: 'a password' }),
    });
    await body.dump();
    if (statusCode === 400) looked += 1;
    else if (statusCode === 503) refused += 1;
    else throw new Error(`A sign-in was answered ${statusCode}`);
    slowest = Math.max(slowest, performance.now() - started);
  };
  const began = performance.now();
  for (let n = 0; n < SECONDS * A_SECOND; n += 1) {
    const wait = began + (n * 1000) / A_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    done.push(signIn(n));
  }
  await Promise.all(done);
  return { looked, refused, slowest };
}
