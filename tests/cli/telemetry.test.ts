import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCollector } from '../browser/support/collector';
import { startShop } from '../browser/support/shop-process';
import { BIN, ensureBin, ensureStorefront } from './built-bin';
import { vitrineAlone as vitrine } from './vitrine';

interface Report {
  readonly kind: string;
  readonly name?: string;
  readonly data?: unknown;
  readonly sample_rate?: number;
  readonly release?: string;
  readonly context?: { readonly where?: string; readonly endpoint?: string };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let data: string;
beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
}, 240_000);
beforeEach(async () => {
  collector = await startCollector();
  data = mkdtempSync(join(tmpdir(), 'vitrine-telemetry-'));
  return async () => {
    await collector.close();
    rmSync(data, { recursive: true, force: true });
  };
});
const reports = (): readonly Report[] => collector.reports.map((text) => JSON.parse(text) as Report); // sound: our own reports

function breakCarts(): void {
  const database = new Database(join(data, 'shop.db'));
  database.exec('ALTER TABLE cart RENAME TO cart_that_was');
  database.close();
}

describe('with a telemetry address', () => {
  it('the server posts unexpected errors of the API and events of the back end', async () => {
    const shop = await startShop({ data, serve: ['--telemetry-url', collector.url] });
    try {
      await fetch(`${shop.url}/url?page=${encodeURIComponent('/cart/SECRET?email=ada@example.com')}`);
      await expect
        .poll(reports)
        .toContainEqual(expect.objectContaining({ kind: 'event', name: 'page_view', data: { page: '/cart/{code}' } }));
      breakCarts();
      expect((await fetch(`${shop.url}/api/cart/create`, { method: 'POST' })).status).toBe(500);
      await expect
        .poll(() => reports().find(({ kind }) => kind === 'error'))
        .toMatchObject({
          sample_rate: 1,
          release: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
        });
      expect(reports().find(({ kind }) => kind === 'error')?.context?.endpoint).toBeDefined();
    } finally {
      await shop.stop();
    }
  }, 120_000);

  it('a command that crashes posts the reason, and waits until it is posted', async () => {
    expect((await vitrine(['--data', data, 'catalog', 'tree'])).code).toBe(0);
    breakCarts();
    const { code } = await vitrine(['--data', data, '--telemetry-url', collector.url, 'catalog', 'tree']);
    expect(code).toBe(1);
    expect(reports()).toMatchObject([{ kind: 'error', sample_rate: 1, context: { where: 'command line' } }]);
  });

  it('a command that is refused posts nothing', async () => {
    const { code } = await vitrine([
      '--data',
      data,
      '--telemetry-url',
      collector.url,
      'product',
      'show',
      'no-such-sku',
    ]);
    expect(code).toBe(1);
    expect(reports()).toEqual([]);
  });
});

describe('log output', () => {
  const LEFT_OUT = '"level":"warn","message":"What could not be read was left out"';

  async function seedWrongSettings(): Promise<void> {
    await vitrine(['--data', data, 'catalog', 'seed', '--products', '20']);
    const database = new Database(join(data, 'shop.db'));
    database.exec(`UPDATE cms_block SET blocks = replace(blocks, '"site_name":"Vitrine"', '"site_name":5')`);
    database.close();
  }

  it('goes to stderr on the command line, and never to stdout', async () => {
    await seedWrongSettings();
    const outcome = await vitrine(['--data', data, '--json', 'content', 'settings']);
    expect(outcome.stderr).toContain(LEFT_OUT);
    expect(outcome.json()).toBeDefined();
  });

  it('goes to stderr of the server, once for any number of rendered pages', async () => {
    await seedWrongSettings();
    const server = spawn(process.execPath, [BIN, '--data', data, 'serve', '--dev', '--port', '0', '--page-cache', '0']);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    let [out, err] = ['', ''];
    server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const address = () => /http:\/\/[^\s"]+/.exec(out)?.[0];
    await expect.poll(address, { timeout: 60_000 }).toBeDefined();
    for (const path of ['/', '/c/women', '/']) await (await fetch(`${address() ?? ''}${path}`)).text();
    server.kill('SIGTERM');
    await ended;
    expect(err.split(LEFT_OUT)).toHaveLength(2);
  }, 120_000);
});
