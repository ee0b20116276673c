import type { Browser } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { launchChromium } from '../browser/support/chromium';
import { feltSpeed, type FeltSpeed, type FeltSpeedOptions } from '../browser/support/felt-speed';
import { weighPage } from '../browser/support/measure-page';
import { openPlainChromium, type PlainChromium } from '../browser/support/plain-chromium';
import { startShop } from '../browser/support/shop-process';
import { linkToSignIn } from '../browser/support/signed-in';
import type { BenchRow } from './bench-row';

const RUNS = 60;
/** Two people, because sign-in links are single-use and codes rate limited. */
const CUSTOMERS = ['vincent', 'imogen'];
const FIVE_GUESTS = [undefined, undefined, undefined, undefined, undefined];
const WARM_RUNS = 40;

interface PageBench {
  readonly name: string;
  readonly path: string;
  readonly limit: string;
}

interface Timing {
  readonly firstByte: number;
  readonly whole: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function timeOf(url: string): Promise<Timing> {
  const started = performance.now();
  const response = await fetch(url);
  const reader = response.body?.getReader();
  await reader?.read();
  const firstByte = performance.now() - started;
  while (reader !== undefined && !(await reader.read()).done);
  return { firstByte, whole: performance.now() - started };
}

/** Calibration in ms that shows the machine's load. */
function calibration(): number {
  const started = performance.now();
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `name ${id}`, tags: [id, id % 7] }));
  for (let turn = 0; turn < 5; turn += 1) JSON.parse(JSON.stringify(rows));
  return performance.now() - started;
}

async function pagesOf(url: string): Promise<readonly PageBench[]> {
  const hrefs = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const category = (await hrefs('/')).find((href) => href.startsWith('/c/')) ?? '';
  const product = (await hrefs('/search?q=jacket')).find((href) => href.startsWith('/p/')) ?? '';
  return [
    { name: 'home', path: '/', limit: '15 ms' },
    { name: 'category', path: category, limit: '25 ms' },
    { name: 'product', path: product, limit: '10 ms' },
  ];
}

/** Interleaved, so that load spikes affect all pages. */
async function timeServer(url: string, pages: readonly PageBench[]): Promise<BenchRow[]> {
  const times = new Map<string, Timing[]>(pages.map(({ name }) => [name, []]));
  const busy: number[] = [];
  for (let run = -WARM_RUNS; run < RUNS; run += 1) {
    for (const { name, path } of pages) {
      const timing = await timeOf(url + path);
      if (run >= 0) times.get(name)?.push(timing);
    }
    if (run >= 0) busy.push(calibration());
  }
  const rows = pages.flatMap(({ name, limit }) => {
    const taken = times.get(name) ?? [];
    const first = median(taken.map((time) => time.firstByte));
    const whole = median(taken.map((time) => time.whole));
    return [
      { name: `${name}: server, first byte, median of ${RUNS}`, value: `${first.toFixed(1)} ms` },
      { name: `${name}: server, whole HTML, median of ${RUNS}`, value: `${whole.toFixed(1)} ms`, limit },
    ];
  });
  const name = 'a fixed computation meanwhile: how busy the machine was';
  return [...rows, { name, value: `${median(busy).toFixed(1)} ms` }];
}

async function weigh(browser: Browser, url: string, { name, path }: PageBench): Promise<BenchRow[]> {
  const html = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const weight = await weighPage(browser, url + path);
  const kilobytes = (bytes: number, digits = 0) => `${(bytes / 1024).toFixed(digits)} KB`;
  return [
    { name: `${name}: HTML, gzipped`, value: `${kilobytes(gzipSync(html).length, 1)} of ${kilobytes(html.length)}` },
    { name: `${name}: JavaScript, gzipped`, value: kilobytes(weight.javaScript, 1), limit: '125 KB' },
    {
      name: `${name}: everything on the wire, phone`,
      value: `${kilobytes(weight.total)} in ${weight.requests} requests`,
    },
    { name: `${name}: API requests while hydrating`, value: String(weight.apiRequests), limit: '0' },
  ];
}

async function feel(
  chromium: PlainChromium,
  name: string,
  url: string,
  before: readonly FeltSpeedOptions['before'][] = FIVE_GUESTS,
): Promise<BenchRow[]> {
  const felt: FeltSpeed[] = [];
  for (const first of before) felt.push(await feltSpeed(chromium, url, { slowdown: 4, before: first }));
  const of = (figure: keyof FeltSpeed) => median(felt.map((one) => one[figure]));
  const how = `processor slowed 4 times, 412 px, median of ${felt.length}`;
  return [
    { name: `${name}: blocking time, ${how}`, value: `${of('blocking').toFixed(0)} ms`, limit: '100 ms' },
    { name: `${name}: largest paint (LCP)`, value: `${of('largestPaint').toFixed(0)} ms`, limit: '1500 ms' },
    { name: `${name}: layout shift (CLS)`, value: of('shift').toFixed(4), limit: '0' },
  ];
}

async function feelAccount(chromium: PlainChromium): Promise<BenchRow[]> {
  const shop = await startShop();
  try {
    const before: FeltSpeedOptions['before'][] = [];
    for (const name of CUSTOMERS) {
      const url = await linkToSignIn(shop.url, `${name}@vitrine.example`);
      before.push({ url, shows: 'account-person' });
    }
    return await feel(chromium, 'orders', `${shop.url}/my-account/orders`, before);
  } finally {
    await shop.stop();
  }
}

/** Weight and speed of the pages of first visits and of a returning customer. */
export async function run(): Promise<BenchRow[]> {
  // Without the page cache, which has its own benchmark.
  const shop = await startShop({ mode: 'production', serve: ['--page-cache', '0'] });
  const browser = await launchChromium();
  const chromium = await openPlainChromium();
  try {
    const pages = await pagesOf(shop.url);
    const rows = await timeServer(shop.url, pages);
    for (const page of pages) rows.push(...(await weigh(browser, shop.url, page)));
    for (const { name, path } of pages) rows.push(...(await feel(chromium, name, shop.url + path)));
    return [...rows, ...(await feelAccount(chromium))];
  } finally {
    await chromium.close();
    await browser.close();
    await shop.stop();
  }
}
