import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from '../../../scripts/services/free-port.mjs';
import { launchChromium } from '../../browser/support/chromium';
import { firstLoad } from './first-load';
import { installClient, installFresh, type FreshProject } from './fresh-project';
import { startLine, type Running } from './guide-steps';
import { bundleWithWebpack, runtimesOf, type Runtimes } from './runtimes';

const ESBUILD = join(process.cwd(), 'node_modules/esbuild/bin/esbuild');
const BIN = join('node_modules', '.bin');
const ORDERED = /^.+: order \d+, \$\d+\.\d\d\n$/;

const SEARCH = `
import { createShop } from 'vitrine';
import {
  createFetchHttp, createFixedNetwork, createMemoryStorage, createNoTabs, createNoTelemetry, createSystemClock, createSystemIds,
} from 'vitrine/browser';

const shop = createShop({
  adapters: {
    http: createFetchHttp({ baseUrl: SHOP }), storage: createMemoryStorage(), clock: createSystemClock(), ids: createSystemIds(),
    network: createFixedNetwork(true), tabs: createNoTabs(), telemetry: createNoTelemetry(),
  },
});
const { total } = await shop.catalogue.search({ text: 'jacket' });
console.log(total, 'found');
shop.dispose();
`;

const IN_PROCESS = `
import { createShop } from 'vitrine';
import { seedDemo } from 'vitrine/demo';
import {
  createFixedNetwork, createInProcessHttp, createMemoryStorage, createNoTabs, createNoTelemetry, createSystemClock, createSystemIds,
} from 'vitrine/node';
import { createPlatform } from 'vitrine/platform';

const clock = createSystemClock();
const ids = createSystemIds();
const platform = await createPlatform({ data: ':memory:', mode: 'development', clock, ids });
await seedDemo(platform.catalogue, { now: clock.now(), products: 40 });
const shop = createShop({
  adapters: {
    http: createInProcessHttp({ fetch: platform.fetch }), storage: createMemoryStorage(), clock, ids,
    network: createFixedNetwork(true), tabs: createNoTabs(), telemetry: createNoTelemetry(),
  },
});
const { items } = await shop.catalogue.search({});
console.log(items.length, 'of 40');
shop.dispose();
await platform.close();
`;

let project: FreshProject;
let runtimes: Runtimes;
let shop: Running;
let origin: string;
const running: Running[] = [];

beforeAll(async () => {
  project = await installFresh(['react', 'react-dom', 'next@16', 'workerd@1', 'bun@1', 'deno@2', 'webpack@5']);
  for (const name of ['script', 'workers', 'next', 'bun'])
    await cp(join('examples', name), project.folder, { recursive: true });
  runtimes = await runtimesOf(project);
  origin = `http://localhost:${String(await freePort())}`;
  const serve = ['--data', 'data', 'serve', '--dev', '--port', '0', '--cors-origin', origin];
  shop = await startLine([join(BIN, 'vitrine'), ...serve], project.folder, {});
}, 600_000);

afterAll(async () => {
  for (const one of running) await one.stop();
  await shop.stop();
  await project.remove();
});

describe('an example', () => {
  it.each(['Node', 'Bun', 'Deno'] as const)('buys a product in a plain script under %s', async (runtime) => {
    const [command = '', ...before] = runtimes[runtime];
    expect(await project.run(command, [...before, 'buy.mjs', shop.url, 'jacket'])).toMatch(ORDERED);
  });

  it('runs the whole back end in Bun, from which a script buys', async () => {
    const own = await startLine([...runtimes.Bun, 'shop.mjs', '0'], project.folder, {});
    running.push(own);
    expect(await project.run(process.execPath, ['buy.mjs', own.url, 'jacket'])).toMatch(ORDERED);
  });

  it('searches for products in a worker', async () => {
    const bundle = ['worker.mjs', '--bundle', '--format=esm', '--conditions=workerd,browser'];
    await project.run(ESBUILD, [...bundle, '--outfile=worker.bundle.js']);
    const port = String(await freePort());
    const workerd = [join(BIN, 'workerd'), 'serve', 'config.capnp', `--socket-addr=http=localhost:${port}`];
    running.push(
      await startLine(['sh', '-c', `echo Local: http://localhost:${port}; exec ${workerd.join(' ')}`], project.folder, {
        SHOP: shop.url,
      }),
    );
    const found = () =>
      fetch(`http://localhost:${port}/?q=jacket`).then(
        (answer) => answer.json(),
        () => undefined,
      );
    const goods = z.object({ total: z.number(), items: z.array(z.object({ name: z.string(), price: z.number() })) });
    await expect.poll(async () => goods.safeParse(await found()).data?.items.length, { timeout: 60_000 }).toBe(5);
  });

  it('renders a Next.js page on its server', async () => {
    await project.run(join(BIN, 'next'), ['build']);
    const port = String(await freePort());
    const next = await startLine([join(BIN, 'next'), 'start', '-p', port], project.folder, { SHOP: shop.url });
    running.push(next);
    const html = await (await fetch(next.url)).text();
    expect(html.match(/<li>/g)).toHaveLength(12);
    expect(html).toMatch(/In your bag: (<!-- -->)?0/);
  });

  it('fills a bag from a page of another origin', async () => {
    const client = await installClient(['react', 'react-dom']);
    await cp('examples/elsewhere', client.folder, { recursive: true });
    const options = { root: client.folder, configFile: false, logLevel: 'error' } as const;
    await viteBuild({ ...options, define: { 'import.meta.env.VITE_SHOP': JSON.stringify(shop.url) } });
    const pages = await preview({ ...options, preview: { port: Number(new URL(origin).port), strictPort: true } });
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(origin);
      await page.getByRole('button', { name: 'Take it' }).first().click();
      await page.getByText('In your bag: 1').waitFor();
    } finally {
      await browser.close();
      await pages.close();
      await client.remove();
    }
  });
});

describe('other environments of an installed package', () => {
  it('include Deno with the whole back end', async () => {
    await project.write('in-process.mjs', IN_PROCESS);
    const [command = '', ...before] = runtimes.Deno;
    expect(await project.run(command, [...before, 'in-process.mjs'])).toMatch(/^[1-9]\d* of 40\n$/);
  });

  it('include webpack without a warning, with a first load like that of Vite, and working search', async () => {
    const program = SEARCH.replace('SHOP', JSON.stringify(shop.url));
    const { file, first } = await bundleWithWebpack(project, program);
    expect(await project.run(process.execPath, [file])).toMatch(/^[1-9]\d* found\n$/);
    expect(first).toBeLessThanOrEqual(1.05 * (await firstLoad(project.folder, program)));
    expect(first).toBeGreaterThan(20 * 1024);
  });
});
