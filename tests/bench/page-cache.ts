import { Agent, get } from 'node:http';
import { startShop } from '../browser/support/shop-process';
import type { BenchRow } from './bench-row';
import { processorSeconds } from './support/processor-seconds';
import { size } from './support/size';

const CONNECTIONS = 16;
const WARM_PAGES = size(300, 20);
const KEPT_PAGES = size(6000, 60);
const MADE_PAGES = size(400, 20);
/** /proc times use 100 ticks per second on Linux. */

interface Load {
  readonly seconds: number;
  readonly processor: number;
  readonly times: readonly number[];
}

function fetchPage(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${String(response.statusCode)}`));
      response.on('end', () => resolve(performance.now() - started));
      response.on('error', reject);
      response.resume();
    });
    request.on('error', reject);
  });
}

async function load(urls: readonly string[], pages: number, pid: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const [started, before] = [performance.now(), processorSeconds(pid)];
  const worker = async (): Promise<void> => {
    for (let turn = next++; turn < pages; turn = next++) {
      times.push(await fetchPage(urls[turn % urls.length] ?? '', agent));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - started) / 1000;
  const processor = processorSeconds(pid) - before;
  agent.destroy();
  return { seconds, processor, times: times.sort((a, b) => a - b) };
}

async function pagesOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/`)).text();
  const links = [...new Set([...html.matchAll(/href="(\/[cp]\/[^"?]+)"/g)].map((match) => match[1] ?? ''))];
  const of = (kind: string, max: number) => links.filter((link) => link.startsWith(kind)).slice(0, max);
  return ['/', ...of('/c/', 4), ...of('/p/', 15)].map((path) => url + path);
}

async function measure(name: string, pages: number, serve: readonly string[], limit?: string): Promise<BenchRow[]> {
  const shop = await startShop({ mode: 'production', serve });
  try {
    const urls = await pagesOf(shop.url);
    await load(urls, WARM_PAGES, shop.pid);
    const { seconds, processor, times } = await load(urls, pages, shop.pid);
    const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)} ms`;
    const rate = (pages / processor).toFixed(0);
    return [
      { name: `${name}: pages a second of one processor`, value: rate, ...(limit !== undefined && { limit }) },
      { name: `${name}: pages a second, ${CONNECTIONS} at a time`, value: (pages / seconds).toFixed(0) },
      { name: `${name}: an answer, p50 and p99`, value: `${at(0.5)}, ${at(0.99)}` },
    ];
  } finally {
    await shop.stop();
  }
}

/** Pages per second, cached and rendered per request. */
export async function run(): Promise<BenchRow[]> {
  return [
    ...(await measure('kept', KEPT_PAGES, [], '200')),
    ...(await measure('made each time', MADE_PAGES, ['--page-cache', '0'])),
  ];
}
