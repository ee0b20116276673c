import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BIN, ensureBin, ensureStorefront } from '../built-bin';
import { vitrine } from '../vitrine';

const lineSchema = z.looseObject({ message: z.string(), request: z.optional(z.string()) });

let stop: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
}, 240_000);
afterEach(() => stop());

async function serve(...args: readonly string[]) {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-seen-'));
  const child: ChildProcess = spawn(process.execPath, [BIN, '--data', data, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /http:\/\/\S+/.exec(out)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`serve ended: ${err}`)));
  });
  const lines = () =>
    err
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => z.parse(lineSchema, JSON.parse(line)))
      .filter(({ message }) => message === 'request');
  return { address, lines, said: () => err };
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = look();
    if (found !== undefined) return found;
    await wait(25);
  }
  throw new Error('It did not come');
}

describe('a shop that is served', () => {
  it('logs a line for each request, with an id and no words of the query', { timeout: 120_000 }, async () => {
    const { address, lines, said } = await serve('--demo', '--trusted-proxy', 'loopback');
    const secret = 'c0ffee-c0ffee-c0ffee';
    const answer = await fetch(`${address}/api/cart/pull?cartId=${secret}`, {
      headers: { 'x-request-id': 'proxy-4711' },
    });
    expect(answer.headers.get('x-request-id')).toBe('proxy-4711');
    const page = await fetch(`${address}/?email=ada@shop.test`, { headers: { 'x-request-id': 'no id at all' } });
    const bytes = (await page.arrayBuffer()).byteLength;
    const made = page.headers.get('x-request-id') ?? '';
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    const [pulled, home] = await until(() => (lines().length >= 2 ? lines() : undefined));
    expect(pulled).toMatchObject({
      level: 'info',
      request: 'proxy-4711',
      method: 'GET',
      route: '/api/cart/pull',
      status: answer.status,
    });
    expect(home).toMatchObject({ request: made, route: 'page:home', status: 200 });
    expect(Object.keys(home ?? {}).toSorted()).toEqual([
      'bytes',
      'level',
      'message',
      'method',
      'ms',
      'request',
      'route',
      'status',
      'time',
    ]);
    expect(home?.['bytes']).toBeGreaterThan(bytes / 20);
    expect(home?.['ms']).toBeGreaterThan(0);
    expect(said()).not.toContain(secret);
    expect(said()).not.toContain('ada@');
  });

  it('ignores the id of a stranger, and logs no requests if the level is warn', { timeout: 120_000 }, async () => {
    const { address, lines } = await serve('--log-level', 'warn');
    const answer = await fetch(`${address}/healthz`, { headers: { 'x-request-id': 'stranger-1' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await wait(300);
    expect(lines()).toEqual([]);
  });

  it('serves Prometheus on a separate port, and not on that of the shop', { timeout: 120_000 }, async () => {
    const { address, said } = await serve('--demo', '--metrics', '0');
    const metrics = await until(() => /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(said())?.[0]);
    await fetch(`${address}/`);
    await fetch(`${address}/`);
    await fetch(`${address}/api/cart/pull?cartId=none`);
    const read = async () => (await fetch(metrics)).text();
    let text = '';
    for (let tries = 0; tries < 40 && !/route="\/api\/cart\/pull"/.test(text); tries += 1) {
      await wait(50);
      text = await read();
    }
    expect(text).toMatch(
      /^vitrine_http_request_duration_seconds_count\{method="GET",route="page:home",status="200"\} 2$/m,
    );
    expect(text).toMatch(/^vitrine_pages_total\{from="kept"\} 1$/m);
    expect(text).toMatch(/^vitrine_products 600$/m);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  });

  it('reports an invalid level or target', { timeout: 60_000 }, async () => {
    const level = await vitrine(['serve', '--log-level', 'loud']);
    expect([level.code, level.stderr]).toEqual([2, expect.stringContaining('--log-level must be one of debug, info')]);
    const place = await vitrine(['serve', '--metrics', '10.0.0.5']);
    expect([place.code, place.stderr]).toEqual([
      2,
      expect.stringContaining('--metrics must be a port from 0 to 65535'),
    ]);
  });
});
