import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, ensureBin, ensureStorefront } from '../built-bin';
import { openShop, vitrine, type Shop } from '../vitrine';

interface Serving {
  readonly address: string;
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

async function serve(data: string, ...args: readonly string[]): Promise<Serving> {
  const { NODE_ENV: _, ...env } = process.env;
  const child: ChildProcess = spawn(process.execPath, [BIN, '--data', data, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let [out, err] = ['', ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /http:\/\/\S+/.exec(out)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`serve ended: ${err}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, said: () => err, stop };
}

function throughProxy(address: string, path: string, from = '203.0.113.9') {
  const headers = { host: 'shop.example', 'x-forwarded-for': from, 'x-forwarded-proto': 'https' };
  return getWith(address, path, headers);
}

/** `fetch` forbids setting headers such as Host. */
function getWith(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(address + path, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });
}

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'vitrine-production-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
}, 240_000);

describe('vitrine serve in production, behind a proxy', () => {
  const data = folder();
  let shop: Serving;
  beforeAll(async () => {
    shop = await serve(data, '--public-url', 'https://shop.example', '--stage', 'production', '--demo');
  }, 60_000);
  afterAll(() => shop.stop());

  it('opens neither the outbox nor the test payment page', async () => {
    expect((await throughProxy(shop.address, '/dev/outbox')).status).toBe(404);
    expect((await throughProxy(shop.address, '/pay/any')).status).toBe(404);
  });

  it('does not let anyone sign in as the demo admin, who does not exist', async () => {
    const asked = await throughProxy(shop.address, '/api/user/get-sms-code?phone=alma%40vitrine.example');
    expect(asked).toMatchObject({ status: 503 });
    expect(asked.text).toContain('REGISTER_SMS_CODE_SENDER_ERROR');
    expect((await vitrine(['--data', data, '--json', 'outbox'])).json()).toEqual({ items: [], total: 0 });
    // Demo people cannot be created in production by any process.
    expect((await vitrine(['--data', data, 'catalog', 'seed', '--products', '20'])).code).toBe(0);
    await shop.stop();
    shop = await serve(data, '--public-url', 'https://shop.example', '--stage', 'production');
  });

  it('reports each missing configuration in a line', () => {
    expect(shop.said()).toMatch(
      /^No mail sender .+\nNo SMS sender .+\nNo payment provider: .+\nNo --trusted-proxy: .+\n$/m,
    );
  });

  it('shows pages without any mention of development', async () => {
    const page = await throughProxy(shop.address, '/');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('development-strip');
  });

  it('limits each client address once the proxy is trusted, whatever the client claims', async () => {
    await shop.stop();
    shop = await serve(data, '--public-url', 'https://shop.example', '--trusted-proxy', 'loopback');
    expect(shop.said()).not.toContain('--trusted-proxy');
    const ask = async (from: string) =>
      (await throughProxy(shop.address, '/api/user/get-sms-code?phone=%2B12125550177', from)).status;
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 41; n += 1) statuses.push(await ask(`192.0.2.${String(n)}, 203.0.113.9`));
    expect([new Set(statuses.slice(0, 40)), statuses[40]]).toEqual([new Set([503]), 429]);
    expect(await ask('203.0.113.10')).toBe(503);
  });

  it('cannot be opened in development afterwards', async () => {
    const again = await vitrine(['--data', data, 'serve', '--dev', '--port', '0']);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('--data');
  });
});

describe('vitrine serve', () => {
  it('rejects an invalid proxy address, and explains the valid format', async () => {
    const { code, stderr } = await vitrine(['serve', '--port', '0', '--trusted-proxy', 'nginx']);
    expect(code).toBe(2);
    expect(stderr).toContain('--trusted-proxy must be an address such as 10.0.0.2, a range such as 10.0.0.0/8');
  });

  it.each([
    ['--stage production', ['--stage', 'production']],
    ['--public-url', ['--public-url', 'https://shop.example']],
    ['--public-url', ['--public-url', 'https://shop.example', '--dev-open']],
    ['--host 0.0.0.0 without --dev-open', ['--host', '0.0.0.0']],
  ])('refuses --dev with %s, and names both', async (name, args) => {
    const { code, stderr } = await vitrine(['--data', folder(), 'serve', '--port', '0', '--dev', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(`--dev cannot be combined with ${name}`);
  });

  it('refuses --dev-open without --dev', async () => {
    const { code, stderr } = await vitrine(['--data', folder(), 'serve', '--port', '0', '--dev-open']);
    expect(code).toBe(2);
    expect(stderr).toContain('--dev-open requires --dev');
  });

  it('leaves an empty folder empty unless the demo is requested, and tells shoppers, and the merchant how to add products', async () => {
    const shop = await serve(folder());
    expect(shop.said()).toContain('No products: import yours with `vitrine catalog import FILE`');
    const pages = await Promise.all(
      ['/', '/search?q=jacket', '/de'].map(async (path) => (await fetch(shop.address + path)).text()),
    );
    expect(pages[0]).toContain('Nothing is on sale here yet');
    expect(pages.join('')).not.toContain('/garment/');
    const found = await fetch(`${shop.address}/api/catalog?store=us&type=product`);
    expect(await found.json()).toMatchObject({ items: [], total: 0 });
    await shop.stop();
  });

  it('does not open a folder with demo accounts for production', async () => {
    const dev: Shop = await openShop(20);
    const { code, stderr } = await vitrine(['--data', dev.data, 'serve', '--port', '0']);
    dev.remove();
    expect(code).toBe(1);
    expect(stderr).toContain('the demo accounts');
    expect(stderr).toContain('--dev');
  });

  it('opens a development shop on request: on both addresses of localhost, with outbox, test payments and the strip', async () => {
    const dev: Shop = await openShop(20);
    const shop = await serve(dev.data, '--dev');
    expect(shop.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(shop.said()).toContain(`${shop.address}/dev/outbox`);
    const { port } = new URL(shop.address);
    expect((await fetch(`http://127.0.0.1:${port}/dev/outbox`)).status).toBe(200);
    expect((await fetch(`http://[::1]:${port}/dev/outbox`)).status).toBe(200);
    const asked = await fetch(`${shop.address}/api/user/get-sms-code?phone=alma%40vitrine.example`);
    expect(asked.status).toBe(200);
    const page = await (await fetch(shop.address)).text();
    expect(page).toContain('data-testid="development-strip"');
    expect(page).toContain('noindex');
    // Requests by another host name or a tunnel must not expose demo codes.
    expect((await getWith(shop.address, '/dev/outbox', { host: 'evil.example' })).status).toBe(404);
    expect((await getWith(shop.address, '/dev/outbox', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    await shop.stop();
    const open = await serve(dev.data, '--dev', '--dev-open', '--host', '0.0.0.0');
    expect(open.said()).toContain('--dev-open: anyone who can reach this shop can read its emails and sign-in codes');
    expect((await getWith(open.address, '/dev/outbox', { host: 'evil.example' })).status).toBe(200);
    await open.stop();
    dev.remove();
  });
});
