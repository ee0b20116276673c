import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freePort } from '../../../scripts/services/free-port.mjs';
import { launchChromium } from '../../browser/support/chromium';
import { installClient, installFresh, type FreshProject } from './fresh-project';
import { startLine, type Running } from './guide-steps';

const ESBUILD = join(process.cwd(), 'node_modules/esbuild/bin/esbuild');
const BIN = join('node_modules', '.bin');
const ORDERED = /^.+: order \d+, \$\d+\.\d\d\n$/;

let project: FreshProject;
let shop: Running;
let origin: string;
const running: Running[] = [];

beforeAll(async () => {
  project = await installFresh(['react', 'react-dom', 'next@16', 'workerd@1']);
  for (const name of ['script', 'workers', 'next'])
    await cp(join('examples', name), project.folder, { recursive: true });
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
  it('buys something in a plain script', async () => {
    expect(await project.run(process.execPath, ['buy.mjs', shop.url, 'jacket'])).toMatch(ORDERED);
  });

  it('looks for goods in a worker', async () => {
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

  it('makes a page of Next.js on its server', async () => {
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
