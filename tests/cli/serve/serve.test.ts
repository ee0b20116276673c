import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN, ensureStorefront } from '../built-bin';
import { cart, failure, listing } from '../shapes';
import { findJacket } from '../shopper';
import { openShop, vitrine, type Shop } from '../vitrine';

const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });
const payouts = z.object({
  payouts: z.array(
    z.looseObject({ id: z.number(), paid_at: z.nullable(z.string()), withdrawn_at: z.nullable(z.string()) }),
  ),
});
const isOpen = ({ paid_at: paidAt, withdrawn_at: withdrawnAt }: z.infer<typeof payouts>['payouts'][number]) =>
  paidAt === null && withdrawnAt === null;
const withoutLinks = ({ payouts: all }: z.infer<typeof payouts>) => ({
  payouts: all.map(({ file: _file, ...rest }) => rest),
});

const changes = z.object({ items: z.array(z.looseObject({ id: z.number() })) });

async function signIn(contact: string, api: readonly string[]): Promise<void> {
  await shop.ask('auth', 'request-code', contact, ...api);
  const { items } = mails.parse(await shop.ask('outbox', contact));
  const code = /code is (\w{4})/.exec(items.find(({ kind }) => kind === 'code')?.text ?? '')?.[1] ?? '';
  await shop.ask('auth', 'login', contact, code, ...api);
}

interface Serving {
  readonly address: string;
  readonly child: ChildProcess;
  readonly lines: () => readonly string[];
  readonly ended: Promise<number | null>;
}

let shop: Shop;
let serving: Serving;

function serve(data: string, ...args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [BIN, '--data', data, 'serve', '--dev', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const address = /http:\/\/[^\s"]+/.exec(stdout)?.[0];
      if (address !== undefined) resolve({ address, child, ended, lines: () => stdout.trimEnd().split('\n') });
    });
    void ended.then((code) => reject(new Error(`serve ended with ${String(code)}: ${stderr}`)));
  });
}

/** Raw bytes: `fetch` would decompress them. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(serving.address + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

beforeAll(async () => {
  shop = await openShop();
  await ensureStorefront();
  serving = await serve(shop.data);
}, 240_000);
afterAll(async () => {
  serving.child.kill('SIGTERM');
  await serving.ended;
  shop.remove();
});

describe('vitrine serve', () => {
  it('prints its address in exactly one line', () => {
    expect(serving.lines()).toEqual([`Vitrine is open at ${serving.address}`]);
  });

  it('answers calls of the back end, and reports its health', async () => {
    expect(await (await fetch(`${serving.address}/healthz`)).json()).toMatchObject({ code: 200 });
    expect(await (await fetch(`${serving.address}/readyz`)).json()).toMatchObject({ code: 200 });
    const answer = await fetch(`${serving.address}/api/stock/check?sku=nope`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect((await fetch(`${serving.address}/dev/outbox`)).status).toBe(200);
  });

  it('uses the fonts of the shop on pages of the back end', async () => {
    const page = await fetch(`${serving.address}/dev/outbox`);
    expect(await page.text()).toContain('<link rel="stylesheet" href="/pages.css"');
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    const faces = await (await fetch(`${serving.address}/pages.css`)).text();
    expect(faces).toContain('Sofia Sans Extra Condensed Variable');
    expect(faces).not.toContain('optional');
    const files = [...faces.matchAll(/url\(["']?([^"')]+)/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) expect((await fetch(`${serving.address}${file}`)).status, file).toBe(200);
  });

  it('renders pages, compressed if the browser accepts it', async () => {
    const plain = await raw('/', {});
    const packed = await raw('/', { 'accept-encoding': 'gzip' });
    expect([plain.status, packed.status]).toEqual([200, 200]);
    expect(plain.encoding).toBeUndefined();
    expect(plain.body.toString()).toMatch(/^<!doctype html>/);
    expect(packed.encoding).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>$/);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });

  it('answers 404 with a page for an unknown URL, and 405 for an unsupported method', async () => {
    const missing = await fetch(`${serving.address}/no/such/page`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/html');
    expect((await fetch(serving.address, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(serving.address, { method: 'HEAD' })).text()).toBe('');
  });

  it('serves hashed files immutably, as compressed by the build, and nothing outside them', async () => {
    const name = readdirSync(join(BIN, '..', '..', 'ui', 'client', 'assets')).find((file) => file.endsWith('.js.br'))!;
    const file = `${serving.address}/assets/${name.slice(0, -3)}`;
    const packed = await fetch(file, { headers: { 'accept-encoding': 'br' } });
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await packed.text());
    for (const path of [
      '/assets/nope.js',
      `/assets/${name}`,
      '/.vite/manifest.json',
      '/assets/..%2f..%2fserver%2fserver.js',
    ]) {
      expect({ path, status: (await fetch(serving.address + path)).status }).toEqual({ path, status: 404 });
    }
  });

  it('prints one document under --json', async () => {
    const other = await serve(shop.data, '--json');
    other.child.kill('SIGTERM');
    expect(await other.ended).toBe(0);
    expect(other.lines().map((line) => JSON.parse(line) as unknown)).toEqual([{ address: other.address }]);
  });

  it('sells to the command line at --api', async () => {
    const api = ['--api', serving.address, '--profile', 'far'];
    const found = listing.parse(await shop.ask('catalog', 'search', 'jacket', ...api));
    expect(found.total).toBeGreaterThan(0);
    const { sku } = await findJacket(shop);
    expect(cart.parse(await shop.ask('cart', 'add', sku, ...api)).items).toMatchObject([{ sku }]);
  });

  it('edits records from the command line at --api, for staff only, with the error codes of the shop', async () => {
    const api = ['--api', serving.address, '--profile', 'office'];
    const refusedBy = async (...args: readonly string[]) =>
      failure.parse((await shop.run('--json', 'admin', 'coupon', ...args, ...api)).error()).error.code;
    expect(await refusedBy('list')).toBe('sign-in-first');
    await signIn('alma@vitrine.example', api);
    const file = join(shop.data, 'coupon.json');
    const keep = (content: object) => writeFileSync(file, JSON.stringify(content));
    keep({ document: { code: 'FAR', kind: 'percent', value: '15', active: true } });
    await shop.ask('admin', 'coupon', 'save', file, ...api);
    const shown = await shop.ask('admin', 'coupon', 'show', 'FAR', ...api);
    expect(shown).toEqual(await shop.ask('admin', 'coupon', 'show', 'FAR'));
    expect(shown).toMatchObject({ changed: { who: 'alma@vitrine.example' } });
    expect(await shop.ask('admin', 'coupon', 'list', '--q', 'far', '--size', '1', ...api)).toMatchObject({ total: 1 });
    keep({ ...(shown as object), version: 'stale' }); // sound: compared above
    expect(await refusedBy('save', file)).toBe('record_changed');
    expect(await refusedBy('show', 'NONE')).toBe('not_found');
    await shop.ask('admin', 'coupon', 'remove', 'FAR', ...api);
    const { items } = changes.parse(await shop.ask('admin', 'coupon', 'history', 'FAR', '--size', '1', ...api));
    await shop.ask('admin', 'coupon', 'restore', String(items[0]?.id), ...api);
    expect(await shop.ask('admin', 'coupon', 'show', 'FAR')).toMatchObject({ document: { value: '15' } });
  }, 60_000);

  it("pays bloggers from the command line at --api, only for staff, with the shop's own error codes", async () => {
    const [mira, api] = ['mira@vitrine.example', ['--api', serving.address, '--profile', 'mira']];
    const refusedBy = async (...args: readonly string[]) =>
      failure.parse((await shop.run('--json', 'admin', 'payout', ...args, ...api)).error()).error.code;
    expect(await refusedBy('due')).toBe('sign-in-first');
    await signIn(mira, api);

    expect(await shop.ask('admin', 'payouts', ...api)).toMatchObject(
      withoutLinks(payouts.parse(await shop.ask('admin', 'payouts'))),
    );
    const [open] = payouts.parse(await shop.ask('admin', 'payouts', ...api)).payouts.filter(isOpen);
    await shop.ask('admin', 'payout', 'withdraw', String(open?.id), ...api);
    expect(await refusedBy('sent', String(open?.id))).toBe('payout-withdrawn');
    expect(await refusedBy('withdraw', '999999')).toBe('not-found');
    const due = join(shop.data, 'due.json');
    writeFileSync(due, JSON.stringify(await shop.ask('admin', 'payout', 'due', ...api)));
    const [made] = payouts.parse(await shop.ask('admin', 'payout', 'make', '--list', due, ...api)).payouts;
    expect(await refusedBy('sent', String(made?.id), '--file', due)).toBe('invalid-file');
    const sent = payouts.parse(await shop.ask('admin', 'payout', 'sent', String(made?.id), ...api));
    expect(sent.payouts.filter(isOpen)).toEqual([]);
  }, 60_000);

  it('names the port that is in use, and the option', async () => {
    const { port } = new URL(serving.address);
    const { code, stdout, stderr } = await vitrine(['--data', shop.data, 'serve', '--dev', '--port', port]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain('--port');
  });

  it('finishes work in progress when it is stopped, and exits with 0', async () => {
    const other = await serve(shop.data);
    const pages = Promise.all([1, 2, 3].map(async () => (await fetch(other.address)).text()));
    await fetch(`${other.address}/healthz`);
    other.child.kill('SIGINT');
    other.child.kill('SIGINT'); // Both the terminal and npm start send it.
    for (const html of await pages) expect(html).toMatch(/<\/html>$/);
    expect(await other.ended).toBe(0);
    await expect(fetch(other.address)).rejects.toThrow();
  });
});
